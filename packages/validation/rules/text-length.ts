import type { Problem } from './problem.ts'

/** Characters as a person counts them for a limit: code points, so that 😀 is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** ITERABLE_LENGTH_SHORT or ITERABLE_LENGTH_LONG with both ends, or null. Lengths in characters, ends allowed. */
export function lengthProblem(text: string, limits: { min?: number; max: number }): Problem | null {
  const { min = 0, max } = limits
  const count = countCharacters(text)
  if (count < min) return { code: 'ITERABLE_LENGTH_SHORT', params: { min, max } }
  if (count > max) return { code: 'ITERABLE_LENGTH_LONG', params: { min, max } }
  return null
}
