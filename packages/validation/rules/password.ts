import { PASSWORD } from '../limits/account.ts'
import type { Problem } from './problem.ts'
import { countCharacters, lengthProblem } from './text-length.ts'

export interface PasswordChecklist {
  /** The only one that blocks (NIST SP 800-63B: no composition rules). */
  readonly length: boolean
  readonly upper: boolean
  readonly lower: boolean
  readonly number: boolean
}

/** What the list under a new password shows, each with check or cross (spec 1 §5). */
export function passwordChecklist(password: string): PasswordChecklist {
  const count = countCharacters(password)
  return {
    length: count >= PASSWORD.min && count <= PASSWORD.max,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    number: /\p{Nd}/u.test(password),
  }
}

/** What keeps a new password from being taken: its length, 8 to 128 characters of any kind. */
export function passwordProblem(password: string): Problem | null {
  return lengthProblem(password, PASSWORD)
}
