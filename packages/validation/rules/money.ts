import { CURRENCY } from '../limits/first-view.ts'

const FRACTION_DIGITS = 2

/** Whether a value is an amount as the platform holds it: a whole, exact number of cents, not negative. */
export function isCents(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/**
 * Cents of an amount typed in dollars, or null. Takes a leading $, thousands in groups of three ("1,250.00",
 * "1 250,00") and a point or comma before one or two decimals. Works on digits, so no rounding takes place.
 */
export function parseDollars(text: string): number | null {
  const typed = text.trim().replace(/^\$\s*/, '')
  const match =
    /^([0-9]+|[0-9]{1,3}(?:([, \u00a0\u202f])[0-9]{3})(?:\2[0-9]{3})*)(?:[.,]([0-9]{1,2}))?$/.exec(typed)
  if (!match) return null
  const [, whole = '', separator, fraction = ''] = match
  // "1,250,00" would use the comma for both.
  if (separator === ',' && fraction !== '' && !typed.includes('.')) return null
  const cents = Number(whole.replace(/[^0-9]/g, '') + fraction.padEnd(FRACTION_DIGITS, '0'))
  return isCents(cents) ? cents : null
}

/** Dollars as one types them, for an input's first value: 1250 is "12.50", 1200 is "12". */
export function dollarsOf(cents: number): string {
  const units = Math.floor(cents / CURRENCY.centsPerUnit)
  const rest = cents % CURRENCY.centsPerUnit
  return rest === 0 ? String(units) : `${units}.${String(rest).padStart(FRACTION_DIGITS, '0')}`
}
