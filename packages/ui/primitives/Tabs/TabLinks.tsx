import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { useLink } from '../Link/LinkProvider.tsx'
import * as styles from './Tabs.css.ts'

export interface TabLink {
  readonly href: string
  readonly label: string
  readonly count?: number
  /** A sign after the label that its page explains, such as a lock. */
  readonly sign?: ReactNode
}

export interface TabLinksProps extends PassThroughProps {
  /** What they lead through, for readers: "Project". */
  readonly label: string
  readonly links: readonly TabLink[]
  /** Address of the one that is in view. */
  readonly current: string
}

/** Looks like tabs, and each has an address: it can be shared, opened apart, and gone back from. */
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
