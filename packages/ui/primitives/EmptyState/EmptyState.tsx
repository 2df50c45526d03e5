import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends PassThroughProps {
  /** What is empty: "No projects yet". */
  readonly title: string
  /** Heading level. @default 3 */
  readonly level?: 1 | 2 | 3 | 4
  /** One sentence on what will appear here. */
  readonly children?: ReactNode
  /** One line button. */
  readonly action?: ReactNode
  /** `fuse` for content about money or time. @default 'none' */
  readonly picture?: 'fuse' | 'none'
}

/** Nothing here yet, and what will be. */
export function EmptyState({
  title,
  level = 3,
  children,
  action,
  picture = 'none',
  ...rest
}: EmptyStateProps) {
  return (
    <div className={styles.state} {...passThrough(rest)}>
      {picture === 'fuse' && <span aria-hidden className={styles.fuse} style={{ inlineSize: 120 }} />}
      <Heading level={level} size="t21">
        {title}
      </Heading>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  )
}
