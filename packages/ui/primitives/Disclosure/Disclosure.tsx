import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { chevronDown } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps extends PassThroughProps {
  /** The question, or the title of the content. */
  readonly summary: ReactNode
  /** What opening shows. */
  readonly children: ReactNode
  /** Whether it starts open. After that it keeps its own state. @default 'closed' */
  readonly initial?: 'open' | 'closed'
  /** Those of one name open one at a time. */
  readonly group?: string
  /** Called with the new state after it opens or closes. */
  readonly onToggle?: (open: boolean) => void
}

/** A native details: found by find-in-page, works before scripts. */
export function Disclosure({
  summary,
  children,
  initial = 'closed',
  group,
  onToggle,
  ...rest
}: DisclosureProps) {
  return (
    <details
      className={styles.details}
      name={group}
      open={initial === 'open' || undefined}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      {...passThrough(rest)}
    >
      <summary className={styles.summary}>
        {summary}
        <span className={styles.chevron}>
          <Icon icon={chevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
