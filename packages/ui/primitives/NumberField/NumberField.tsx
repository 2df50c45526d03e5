import { type Ref, useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useTypedEarly } from '../use-typed-early.ts'
import { parseInteger, withoutSign } from './parse.ts'

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
  /** What stands beside the field while what was typed is no whole number. */
  readonly notANumber: string
  /** Most digits that fit. @default 9 */
  readonly digits?: number
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A whole number that cannot be negative: no minus sign is taken, and what is no number stays as typed and is said to
 * be none. Not `type="number"`, which a turn of the wheel changes and which reports a half-typed number as nothing.
 */
export function NumberField({
  value,
  onChange,
  notANumber,
  digits = 9,
  error,
  ref,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  // What is typed may differ in form ("007") but not in value from what the parent holds.
  const shown = parseInteger(typed) === value ? typed : value === null ? '' : String(value)
  const change = (next: string) => {
    const text = withoutSign(next).slice(0, digits)
    setTyped(text)
    onChange(parseInteger(text))
  }
  const input = useTypedEarly(ref, shown, change)
  return (
    <TextField
      autoComplete="off"
      {...field}
      error={error ?? (shown.trim() !== '' && value === null ? notANumber : undefined)}
      inputMode="numeric"
      value={shown}
      onChange={(event) => change(event.target.value)}
      ref={input}
    />
  )
}
