import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './sheet.css.ts'

export interface SheetProps {
  readonly title: string
  /** One sentence under the title. */
  readonly description?: string
  readonly children: ReactNode
  /** The alternative, below a rule: "New here? Create an account". */
  readonly footer?: ReactNode
}

/** A narrow sheet for one task, such as signing in: as a page, and inside a dialog. */
export function Sheet({ title, description, children, footer }: SheetProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.sheet}>
        <Heading level={1} size="t26">
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.body}>{children}</div>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </div>
  )
}
