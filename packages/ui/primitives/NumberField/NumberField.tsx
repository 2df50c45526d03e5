import { type Ref, useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { digitsOf, parseInteger } from './parse.ts'

export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    | 'type'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'inputMode'
    | 'maxLength'
    | 'spellCheck'
    | 'autoCapitalize'
  > {
  /** A whole number, not negative; `null` while there is none. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** Most digits that fit. @default 9 */
  readonly digits?: number
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A whole number that cannot be negative: anything but a digit is not taken. Not `type="number"`, which a
 * turn of the wheel changes and which reports a half-typed number as nothing.
 */
export function NumberField({ value, onChange, digits = 9, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  // What is typed may differ in form ("007") but not in value from what the parent holds.
  const shown = parseInteger(typed) === value ? typed : value === null ? '' : String(value)
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      value={shown}
      onChange={(event) => {
        const text = digitsOf(event.target.value).slice(0, digits)
        setTyped(text)
        onChange(parseInteger(text))
      }}
    />
  )
}
