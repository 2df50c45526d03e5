/**
 * Cents from what was typed in either notation: "1,234.5", "1 234,50", "$12". The last point or comma followed by one
 * or two digits separates the cents; every other one groups.
 * @returns whole cents, or `null` for no amount or more than can be counted exactly. "1e3" is not an amount: it is
 * rejected, and not read as 13
 */
export function parseCents(text: string): number | null {
  const cleaned = text.replace(/[\s$'’]/g, '')
  if (!/^[\d.,]*$/.test(cleaned)) return null
  const match = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(cleaned)
  const whole = (match?.[1] ?? '').replace(/\D/g, '')
  const fraction = match?.[2] ?? ''
  if (whole === '' && fraction === '') return null
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** Removes minus signs of any form (spec 1 §5). All else stays as typed. */
export const withoutSign = (text: string) => text.replace(/[-−+]/g, '')

/** Whether the text is neither an amount nor the beginning of one. */
export const isNoAmount = (text: string): boolean => !/^[\s$.,]*$/.test(text) && parseCents(text) === null

/** As a person would type it: no grouping, and cents only if there are some. */
export function centsToText(cents: number | null): string {
  if (cents === null) return ''
  const whole = Math.trunc(cents / 100)
  const rest = cents % 100
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`
}
