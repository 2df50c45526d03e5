import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import * as styles from './listing.css.ts'

export interface SegmentedLinksProps {
  /** Label of the choice: "Sort". */
  readonly label: string
  readonly items: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
}

/** Two or three exclusive views of one list. Links, because the address holds the choice. */
export function SegmentedLinks({ label, items }: SegmentedLinksProps) {
  const Anchor = useLink()
  return (
    <nav aria-label={label}>
      <ul className={styles.segments}>
        {items.map((item) => (
          <li key={item.label}>
            <Anchor className={styles.segment} href={item.href} aria-current={item.current || undefined}>
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
