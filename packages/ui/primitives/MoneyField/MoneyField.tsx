import { useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { centsToText, parseCents } from './parse.ts'

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
  readonly onChange: (cents: number | null) => void
  /** The sign before the amount, from the currency. @default '$' */
  readonly currency?: string
}

/** An amount of money: typed as people write it, held as integer cents, tidied when it is left. */
export function MoneyField({ value, onChange, currency = '$', onBlur, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState(centsToText(value))
  const shown = parseCents(typed) === value ? typed : centsToText(value)
  return (
    <TextField
      autoComplete="off"
      {...field}
      prefix={currency}
      inputMode="decimal"
      value={shown}
      onChange={(event) => {
        const text = event.target.value.replace(/[^\d.,\s]/g, '').slice(0, 16)
        setTyped(text)
        onChange(parseCents(text))
      }}
      onBlur={(event) => {
        setTyped(centsToText(value))
        onBlur?.(event)
      }}
    />
  )
}
