/** Digits only: what is pasted with a minus, a space or a separator keeps its digits. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A whole number from what was typed; `null` for nothing, and for more than can be counted exactly. */
export function parseInteger(text: string): number | null {
  const digits = digitsOf(text)
  if (digits === '') return null
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : null
}
