import { type ReactNode, useId } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as field from '../Field/Field.css.ts'
import { circleAlert } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './RadioGroup.css.ts'

export const radioGroupVariants = ['rows', 'plain'] as const

export interface RadioOption<Value extends string = string> {
  readonly value: Value
  readonly label: ReactNode
  /** A second line: the address, the price, what follows from it. */
  readonly detail?: ReactNode
  /** Before the label, as a picture of it: decoration only, the label says it. */
  readonly start?: ReactNode
  /** At the end of the row, as a tag. Not part of the label for screen readers. */
  readonly end?: ReactNode
  readonly disabled?: boolean
}

export interface RadioGroupProps<Value extends string = string> extends PassThroughProps {
  /** The question. */
  readonly label: string
  /** `spoken` if a heading above asks it. @default 'shown' */
  readonly labelDisplay?: 'shown' | 'spoken'
  /** The answers, two to about seven. For more, use a Select. */
  readonly options: readonly RadioOption<Value>[]
  /** The chosen answer; `null` if none is chosen yet. */
  readonly value: Value | null
  /** Called with the value of the answer that is chosen. */
  readonly onChange: (value: Value) => void
  /** `rows` on one sheet, for choices with a second line; `plain` for short ones. @default 'rows' */
  readonly variant?: (typeof radioGroupVariants)[number]
  /** What is wrong and how to fix it, over the answers: below a long list it would be out of sight. Marks the group. */
  readonly error?: string | undefined
  /** Name of the value sent with the form. */
  readonly name?: string
}

/** One of a few, all of them visible. */
export function RadioGroup<Value extends string>({
  label,
  labelDisplay = 'shown',
  options,
  value,
  onChange,
  variant = 'rows',
  error,
  name,
  ...rest
}: RadioGroupProps<Value>) {
  const own = useId()
  const errorId = `${own}-error`
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error === undefined ? undefined : errorId}
      {...passThrough(rest)}
    >
      <legend className={labelDisplay === 'shown' ? styles.legend : hidden}>{label}</legend>
      {error !== undefined && (
        <p id={errorId} className={field.error}>
          <span className={field.errorIcon}>
            <Icon icon={circleAlert} size={16} />
          </span>
          {error}
        </p>
      )}
      <div className={styles.rows[variant]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option[variant]}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(option.value)}
            />
            {option.start}
            <span className={styles.words}>
              <span className={styles.label[variant]}>{option.label}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.end && <span className={styles.end}>{option.end}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
