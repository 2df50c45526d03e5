import type { ReactNode, Ref } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { circleAlert, circleCheck, info, triangleAlert } from '../Icon/glyphs.tsx'
import { Icon, type IconShape } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Alert.css.ts'

export const alertTones = ['danger', 'warning', 'info', 'positive'] as const
export type AlertTone = (typeof alertTones)[number]

const iconOf: Record<AlertTone, IconShape> = {
  danger: circleAlert,
  warning: triangleAlert,
  info,
  positive: circleCheck,
}

export interface AlertProps extends PassThroughProps {
  /** How serious it is: `danger` for an error, `warning` before one, `info`, `positive` for success. */
  readonly tone: AlertTone
  /** The first clause, bold: what happened. */
  readonly title?: string
  /** What follows from it, and what to do. */
  readonly children?: ReactNode
  /** `announced` if it appears after an action: screen readers announce it at once. @default 'still' */
  readonly arrival?: 'announced' | 'still'
  /** Replaces the tone's icon, such as by `wifi-off`. */
  readonly icon?: IconShape
  /** Fields to fix, each a link to its control: the summary of a rejected form. */
  readonly fields?: readonly { readonly id: string; readonly label: string }[]
  /** To move focus here after a rejection. */
  readonly ref?: Ref<HTMLDivElement>
}

/** A message beside what it concerns. */
export function Alert({ tone, title, children, arrival = 'still', icon, fields, ref, ...rest }: AlertProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.alert[tone]}
      role={arrival === 'announced' ? 'alert' : undefined}
      {...passThrough(rest)}
    >
      <span className={styles.icon[tone]}>
        <Icon icon={icon ?? iconOf[tone]} />
      </span>
      <div className={styles.words}>
        {title && <span className={styles.title}>{title} </span>}
        {children}
        {fields && fields.length > 0 && (
          <ul className={styles.list}>
            {fields.map((field) => (
              <li key={field.id}>
                <Link
                  href={`#${field.id}`}
                  onClick={(event) => {
                    // Focus the control directly: a fragment alone would scroll and leave focus here.
                    event.preventDefault()
                    document.getElementById(field.id)?.focus()
                  }}
                >
                  {field.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
