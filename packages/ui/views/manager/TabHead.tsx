import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './manager.css.ts'

interface TabHeadProps {
  readonly title: string
  /** What can be done with all of it. */
  readonly children?: ReactNode
}

/** Title of a tab, and its actions beside it. */
export function TabHead({ title, children }: TabHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={1} size="t34">
        {title}
      </Heading>
      {children && <div className={styles.headActions}>{children}</div>}
    </div>
  )
}
