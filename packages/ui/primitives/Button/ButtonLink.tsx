import type { MouseEventHandler, Ref } from 'react'
import { passThrough } from '../../theme/layout.ts'
import { useLink } from '../Link/LinkProvider.tsx'
import { content } from './Button.css.ts'
import { ButtonContent, type ButtonLookProps, buttonClass } from './Button.tsx'

export interface ButtonLinkProps extends ButtonLookProps {
  /** Where it leads. */
  readonly href: string
  /** Called before it navigates; `preventDefault` keeps the page. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  /** The link, to focus it. */
  readonly ref?: Ref<HTMLAnchorElement>
}

/** Looks like a button but is a link: it can open in a new tab, and screen readers announce a link. */
export function ButtonLink({
  children,
  href,
  variant = 'ink',
  size = 'medium',
  width = 'hug',
  icon,
  iconEnd,
  onClick,
  ref,
  ...rest
}: ButtonLinkProps) {
  const Anchor = useLink()
  return (
    <Anchor
      href={href}
      className={buttonClass({ variant, size, width })}
      {...(onClick && { onClick })}
      {...(ref && { ref })}
      {...passThrough(rest)}
    >
      <span className={content}>
        <ButtonContent icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
      </span>
    </Anchor>
  )
}
