import { DEFAULT_PICTURES } from '../limits/first-view.ts'

/** Which of the 7 pictures stands in for a project without one: 0 to 6, always the same for a name (spec 1 §3). */
export function defaultPicture(name: string): number {
  let sum = 0
  for (const character of name) sum += character.codePointAt(0) ?? 0
  return sum % DEFAULT_PICTURES
}
