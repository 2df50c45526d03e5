/** Digits only: a pasted text with a space or a separator keeps its digits. For codes, which are not numbers. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Removes minus signs of any form from a field of whole numbers (spec 1 §5). All else stays as typed. */
export const withoutSign = (text: string) => text.replace(/[-−+]/g, '')

/**
 * A whole number from the text, its digits grouped or not; `null` for an empty or invalid text, and for more than can
 * be counted exactly. "1e3" is invalid: it is rejected, and not read as 13.
 */
export function parseInteger(text: string): number | null {
  const digits = text.replace(/[\s,.'’]/g, '')
  if (!/^\d+$/.test(digits)) return null
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : null
}
