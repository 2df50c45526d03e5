import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './Link.css.ts'
import { useLink } from './LinkProvider.tsx'

export const linkTones = ['text', 'inherit', 'accent', 'plain'] as const

export interface LinkProps extends PassThroughProps {
  /** Where it leads, in words that make sense alone. */
  readonly children: ReactNode
  /** Address, in the application or on another site. */
  readonly href: string
  /** `accent` only about the ember; `plain` if the place shows that it is a link. @default 'text' */
  readonly tone?: (typeof linkTones)[number]
  /** `semibold` if it is the one thing to do in a text. @default 'regular' */
  readonly weight?: 'regular' | 'semibold'
  /** `standalone` is a target of its own (24 px, 44 on touch); `inline` is part of a sentence. @default 'inline' */
  readonly placement?: 'inline' | 'standalone'
  /** Leads to another site: opens a new tab, and sends no referrer. @default 'here' */
  readonly opens?: 'here' | 'apart'
  /** Called before it navigates; `preventDefault` keeps the page. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  /** The link, to focus it. */
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to a page. For an action use a Button. */
export function Link({
  children,
  href,
  tone = 'text',
  weight = 'regular',
  placement = 'inline',
  opens = 'here',
  onClick,
  ref,
  ...rest
}: LinkProps) {
  const Anchor = useLink()
  return (
    <Anchor
      href={href}
      className={classes(
        styles.link[tone],
        placement === 'standalone' && styles.standalone,
        weight === 'semibold' && styles.semibold,
      )}
      {...(opens === 'apart' && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onClick && { onClick })}
      {...(ref && { ref })}
      {...passThrough(rest)}
    >
      {children}
    </Anchor>
  )
}
