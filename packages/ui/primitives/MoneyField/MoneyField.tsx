import { useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useTypedEarly } from '../use-typed-early.ts'
import { centsToText, isNoAmount, parseCents, withoutSign } from './parse.ts'

export interface MoneyFieldProps
  extends Omit<
    TextFieldProps,
    | 'type'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'inputMode'
    | 'maxLength'
    | 'prefix'
    | 'icon'
    | 'spellCheck'
    | 'autoCapitalize'
  > {
  /** Whole cents, not negative; `null` while there is no amount. */
  readonly value: number | null
  /** Called with integer cents, or `null` while the text is no amount. */
  readonly onChange: (cents: number | null) => void
  /** Shown beside the field if the text is not an amount. */
  readonly notAnAmount: string
  /** The sign before the amount, from the currency. @default '$' */
  readonly currency?: string
}

/**
 * An amount of money: typed as people write it, held as integer cents, normalized on blur. An invalid text stays as
 * typed and is shown as invalid.
 */
export function MoneyField({
  value,
  onChange,
  notAnAmount,
  currency = '$',
  error,
  onBlur,
  ref,
  ...field
}: MoneyFieldProps) {
  const [typed, setTyped] = useState(centsToText(value))
  const shown = parseCents(typed) === value ? typed : centsToText(value)
  const change = (next: string) => {
    const text = withoutSign(next).slice(0, 24)
    setTyped(text)
    onChange(parseCents(text))
  }
  const input = useTypedEarly(ref, shown, change)
  return (
    <TextField
      autoComplete="off"
      {...field}
      error={error ?? (isNoAmount(shown) ? notAnAmount : undefined)}
      prefix={currency}
      inputMode="decimal"
      value={shown}
      onChange={(event) => change(event.target.value)}
      ref={input}
      onBlur={(event) => {
        if (!isNoAmount(shown)) setTyped(centsToText(value))
        onBlur?.(event)
      }}
    />
  )
}
