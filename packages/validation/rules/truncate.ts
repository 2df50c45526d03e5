/**
 * Spec 1 §9: cuts to `length` characters (code points), trims a trailing space and adds an ellipsis. The ellipsis
 * comes on top of the length. A text that fits stays as it is.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
