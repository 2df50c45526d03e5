import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './settings.css.ts'

export interface SectionProps {
  readonly title: string
  /** The current value, below the title. */
  readonly words?: ReactNode
  /** Buttons beside it. */
  readonly tools?: ReactNode
  /** In place of buttons: a form. */
  readonly form?: ReactNode
  /** Below both. */
  readonly children?: ReactNode
}

/** One setting of an account: its current value, and beside it the actions. */
export function Section({ title, words, tools, form, children }: SectionProps) {
  return (
    <section className={form ? styles.sectionWithForm : styles.section}>
      <div className={styles.words}>
        <Heading level={2} size="t18">
          {title}
        </Heading>
        {words}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {form && <div>{form}</div>}
      {children && <div className={styles.wide}>{children}</div>}
    </section>
  )
}
