import { PHONE } from '../limits/account.ts'
import type { Problem } from './problem.ts'

/** What is kept of a pasted number: spaces and dashes of any kind go. */
export function normalisePhone(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '')
}

/** Spec 1 §5: + and digits only, 5 to 14 characters. REGEX_FAIL for characters, ITERABLE_LENGTH for the length. */
export function phoneProblem(text: string): Problem | null {
  const phone = normalisePhone(text)
  if (!/^\+?[0-9]+$/.test(phone)) return { code: 'REGEX_FAIL' }
  const { min, max } = PHONE
  if (phone.length < min || phone.length > max) return { code: 'ITERABLE_LENGTH', params: { min, max } }
  return null
}
