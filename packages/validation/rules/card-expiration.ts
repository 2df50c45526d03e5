export interface Expiration {
  /** 1 to 12. */
  readonly month: number
  /** Four digits; YY is of this century. */
  readonly year: number
}

/** Reads MM/YY (spec 1 §5: exactly these 5 characters), or null. */
export function parseExpiration(value: string): Expiration | null {
  const match = /^(0[1-9]|1[0-2])\/([0-9]{2})$/.exec(value)
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null
}

/** Whether the printed month is over, in UTC. A card is good until its month ends. `nowMs`: unix milliseconds. */
export function isExpired({ month, year }: Expiration, nowMs: number): boolean {
  // `month` counts from 1 and Date.UTC from 0, so this is the first moment of the month after.
  return nowMs >= Date.UTC(year, month, 1)
}

/** Puts the slash in while a person types: 1229 and 12/29 give 12/29, 3 gives 03/. */
export function formatExpiration(text: string): string {
  const slashed = /^\s*([0-9]{1,2})\s*\/\s*([0-9]*)/.exec(text)
  if (slashed) return `${(slashed[1] ?? '').padStart(2, '0')}/${(slashed[2] ?? '').slice(-2)}`
  const digits = text.replace(/[^0-9]/g, '')
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return full.length > 2 || (full.length === 2 && digits.length === 1)
    ? `${full.slice(0, 2)}/${full.slice(2, 4)}`
    : full
}
