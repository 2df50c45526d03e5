/** Digits only: what is pasted with a space or a separator keeps its digits. For codes, which are no numbers. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What a field of whole numbers takes: no minus sign, in whatever form (spec 1 §5). All else stays as it was typed. */
export const withoutSign = (text: string) => text.replace(/[-−+]/g, '')

/**
 * A whole number from what was typed, its digits grouped or not; `null` for nothing, for what is no such number, and
 * for more than can be counted exactly. "1e3" is none: it is rejected, and not read as 13.
 */
export function parseInteger(text: string): number | null {
  const digits = text.replace(/[\s,.'’]/g, '')
  if (!/^\d+$/.test(digits)) return null
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : null
}
