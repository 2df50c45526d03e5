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
  /** A whole number, not negative; `null` if none. */
  readonly value: number | null
  /** Called with the number, or `null` while the text is none. */
  readonly onChange: (value: number | null) => void
  /** Shown beside the field if the text is not a whole number. */
  readonly notANumber: string
  /** Max digits. @default 9 */
  readonly digits?: number
  /** The input, to focus it. */
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A whole number that cannot be negative: a minus sign is dropped, and an invalid text stays as typed and is shown as
 * invalid. Not `type="number"`, which the mouse wheel changes and which reports a half-typed number as empty.
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
  // The text may differ in form ("007") but not in value from the parent's number.
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
