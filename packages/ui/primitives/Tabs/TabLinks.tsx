import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { useLink } from '../Link/LinkProvider.tsx'
import * as styles from './Tabs.css.ts'

export interface TabLink {
  readonly href: string
  readonly label: string
  readonly count?: number
  /** An icon after the label that the tab's page explains, such as a lock. */
  readonly sign?: ReactNode
}

export interface TabLinksProps extends PassThroughProps {
  /** Name of the navigation, for screen readers: "Project". */
  readonly label: string
  /** The tabs, each with its address. */
  readonly links: readonly TabLink[]
  /** Address of the current one. */
  readonly current: string
}

/** Looks like tabs, but each is a link: it can be shared, opened in a new tab, and left by Back. */
export function TabLinks({ label, links, current, ...rest }: TabLinksProps) {
  const Anchor = useLink()
  return (
    <nav aria-label={label} {...passThrough(rest)}>
      <div className={styles.list}>
        {links.map((link) => (
          <Anchor
            key={link.href}
            href={link.href}
            className={styles.tab}
            aria-current={link.href === current ? 'page' : undefined}
          >
            {link.label}
            {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
            {link.sign}
          </Anchor>
        ))}
      </div>
    </nav>
  )
}
