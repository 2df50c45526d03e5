import { type ReactNode, useId } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { circleAlert } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

/** What every field shows around its control. */
export interface FieldProps extends PassThroughProps {
  /** What to type, in one to three words. */
  readonly label: string
  /** `spoken` if the place makes it clear, as in a search bar. @default 'shown' */
  readonly labelDisplay?: 'shown' | 'spoken'
  /** Helps before typing. An error replaces it. */
  readonly hint?: ReactNode
  /** What is wrong and how to fix it. Marks the control. */
  readonly error?: string | undefined
  /** The word "optional". A required field is not marked. */
  readonly optional?: string | undefined
  /** How much is used, "12 / 60", right of the label. */
  readonly count?: string | undefined
  /** A link right of the label, as "Forgot it?". */
  readonly action?: ReactNode
}

/** Attributes the control must have. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  /** The edge finds its control by this id. */
  readonly 'data-control': ''
}

export interface FieldShellProps extends FieldProps {
  /** The control, with the attributes that tie it to its label, hint and error. */
  readonly children: (control: ControlAttributes) => ReactNode
}

/** The texts of a field, separate from the props of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, labelDisplay, hint, error, optional, count, action, ...control } = props
  const shell: Record<string, unknown> = {}
  const own: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(control))
    if (name === 'layout' || name.startsWith('data-')) shell[name] = value
    else own[name] = value
  const words = { label, labelDisplay, hint, error, optional, count, action }
  for (const [name, value] of Object.entries(words)) if (value !== undefined) shell[name] = value
  return { shell: shell as unknown as FieldProps, control: own as Omit<Props, keyof FieldProps> }
}

/** Label above, control, hint or error below, associated for screen readers. Inputs of every type go inside. */
export function Field({
  children,
  label,
  labelDisplay = 'shown',
  hint,
  error,
  optional,
  count,
  action,
  id,
  ...rest
}: FieldShellProps) {
  const own = useId()
  const controlId = id ?? own
  const belowId = `${controlId}-below`
  const countId = `${controlId}-count`
  const below = error ?? hint
  return (
    <div className={styles.field} {...passThrough(rest)}>
      <div className={labelDisplay === 'shown' ? styles.top : hidden}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {optional && ' '}
          {optional && <span className={styles.optional}>{optional}</span>}
        </label>
        {action && <span className={styles.aside}>{action}</span>}
        {count && (
          <span id={countId} className={styles.count}>
            {/* Numbers with a slash between them keep their order from right to left. */}
            <bdi>{count}</bdi>
          </span>
        )}
      </div>
      {children({
        id: controlId,
        'aria-describedby':
          classes(below !== undefined && belowId, count !== undefined && countId) || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'data-control': '',
      })}
      {error !== undefined ? (
        <p id={belowId} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon icon={circleAlert} size={16} />
          </span>
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={belowId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
