/** Keys a number input takes no notice of: the minus sign (spec 1 §5, spec 2 §5), and what makes no integer. */
export function isBlockedKey(key: string): boolean {
  return ['-', '−', '+', 'e', 'E'].includes(key)
}

/**
 * The integer at the start of what was typed, sign left out as the input never takes it: "12.7" is 12, "-3" is 3.
 * Null where there is none, or where it is too big to be exact.
 */
export function parseInteger(text: string): number | null {
  const digits = /^[-−+]?([0-9]+)/.exec(text.trim())?.[1]
  const value = Number(digits)
  return digits !== undefined && Number.isSafeInteger(value) ? value : null
}
