import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './settings.css.ts'

export interface SectionProps {
  readonly title: string
  /** What holds now, under the title. */
  readonly words?: ReactNode
  /** Buttons beside it. */
  readonly tools?: ReactNode
  /** In place of buttons: a form. */
  readonly form?: ReactNode
  /** Under both. */
  readonly children?: ReactNode
}

/** One thing of an account: what holds now, and beside it what can be done. */
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
