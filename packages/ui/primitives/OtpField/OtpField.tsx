import type { Ref } from 'react'
import { classes } from '../../theme/layout.ts'
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx'
import { digitsOf } from '../NumberField/parse.ts'
import * as styles from './OtpField.css.ts'

export interface OtpFieldProps extends Omit<FieldProps, 'count' | 'optional'> {
  /** The digits typed so far. */
  readonly value: string
  /** Called with the digits typed so far. */
  readonly onChange: (digits: string) => void
  /** Called when all digits are there, to send them. */
  readonly onComplete?: (digits: string) => void
  /** How many digits the code has. @default 6 */
  readonly length?: number
  /** Name of the value sent with the form. */
  readonly name?: string
  /** Cannot be typed in now, as while the code is checked. */
  readonly disabled?: boolean
  /** The input, to focus it. */
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A code of some digits. One real input lies over drawn cells: paste, autofill on phones and screen readers work as in
 * any field, which six inputs break.
 */
export function OtpField(props: OtpFieldProps) {
  const { shell, control } = splitFieldProps(props)
  const { value, onChange, onComplete, length = 6, ref, ...attributes } = control as OtpFieldProps
  const digits = [...value]
  const current = Math.min(digits.length, length - 1)

  const type = (text: string) => {
    const next = digitsOf(text).slice(0, length)
    if (next === value) return
    onChange(next)
    if (next.length === length) onComplete?.(next)
  }

  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        <div className={styles.cells}>
          {Array.from({ length }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={place}
              aria-hidden
              className={classes(
                styles.cell,
                length % 2 === 0 && place === length / 2 && styles.middle,
                place === current && styles.active,
                wiring['aria-invalid'] && styles.invalid,
              )}
            >
              {digits[place] ?? ''}
            </span>
          ))}
          <input
            {...attributes}
            {...wiring}
            ref={ref}
            className={styles.input}
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            onChange={(event) => type(event.target.value)}
            // The caret is drawn at the end, so keep the selection there.
            onSelect={(event) => {
              const { value: typed, selectionStart, selectionEnd } = event.currentTarget
              const everything = selectionStart === 0 && selectionEnd === typed.length
              if (!everything && selectionStart !== typed.length)
                event.currentTarget.setSelectionRange(typed.length, typed.length)
            }}
          />
        </div>
      )}
    </Field>
  )
}
