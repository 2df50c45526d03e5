import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends PassThroughProps {
  /** The words that are only spoken. */
  readonly children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} {...passThrough(rest)}>
      {children}
    </span>
  )
}
