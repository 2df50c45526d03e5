import { passwordChecklist } from '@kindling/validation/rules/password'
import check from 'lucide-react/icons/check'
import minus from 'lucide-react/icons/minus'
import x from 'lucide-react/icons/x'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './PasswordChecklist.css.ts'

export interface PasswordChecklistLabels {
  /** The rule: "At least 8 characters". */
  readonly length: string
  /** Before the three tips: "These help, and are not required:". */
  readonly advice: string
  readonly upper: string
  readonly lower: string
  readonly number: string
  /** Spoken after a met one, "met", and after others, "not met". */
  readonly met: string
  readonly unmet: string
}

export interface PasswordChecklistProps extends PassThroughProps {
  /** The value so far. It stays in the browser. */
  readonly password: string
  /** The words of each rule and of its state. */
  readonly labels: PasswordChecklistLabels
}

const advised = ['upper', 'lower', 'number'] as const

/**
 * Requirements of a new password, while typing (spec 1 §5). Only its length blocks; the other three are advice and look
 * like it. Point the field's `aria-describedby` at its `id`.
 */
export function PasswordChecklist({ password, labels, ...rest }: PasswordChecklistProps) {
  const found = passwordChecklist(password)
  const length = found.length ? 'met' : 'unmet'
  return (
    <ul className={styles.list} {...passThrough(rest)}>
      <li className={styles.rules[length]}>
        <span className={styles.mark}>
          <Icon icon={found.length ? check : x} size={16} stroke={2.5} />
        </span>
        <span>
          {labels.length}
          <span className={hidden}>: {labels[length]}</span>
        </span>
      </li>
      <li className={styles.rules.advice}>
        <span className={styles.mark}>
          <Icon icon={minus} size={16} />
        </span>
        <span className={styles.helps}>
          <span className={styles.advice}>{labels.advice}</span>
          {advised.map((name) => (
            <span key={name} className={styles.helpOf[found[name] ? 'met' : 'unmet']}>
              {found[name] && <Icon icon={check} size={14} stroke={2.5} />}
              {labels[name]}
              {found[name] && <span className={hidden}>: {labels.met}</span>}
            </span>
          ))}
        </span>
      </li>
    </ul>
  )
}
