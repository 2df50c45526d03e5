/** City, state, province or region: e-mails of any script, digits (Paris 15), and what stands in names of places. */
export function isPlaceName(value: string): boolean {
  return /^[\p{L}\p{M}\p{N}.,'’\-()/& ]+$/u.test(value) && /\p{L}/u.test(value)
}
