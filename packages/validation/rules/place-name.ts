/** City, state, province or region: letters of any script, digits (Paris 15), and the punctuation of place names. */
export function isPlaceName(value: string): boolean {
  return /^[\p{L}\p{M}\p{N}.,'’\-()/& ]+$/u.test(value) && /\p{L}/u.test(value)
}
