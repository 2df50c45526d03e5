import { TOTP } from '../limits/account.ts'

/** Exactly 6 digits (spec 1 §5). */
export function isTotpCode(value: string): boolean {
  return value.length === TOTP.codeDigits && /^[0-9]+$/.test(value)
}

/** What a pasted code is read as: "123 456" is 123456. */
export function normaliseTotpCode(text: string): string {
  return text.replace(/[\s-]/g, '')
}
