import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './dashboard.css.ts'

interface SectionHeadProps {
  readonly title: string
  readonly lead: string
  /** What begins something new. */
  readonly action?: ReactNode
}

/** Title of a section, and what it is for. */
export function SectionHead({ title, lead, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <Heading level={1} size="t34">
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {action}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly lead?: string
  /** What begins something new. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a section, under a rule. */
export function Part({ title, lead, action, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="t21">
            {title}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
