import type { Problem } from './problem.ts'

/** NUMBER_LOW, NUMBER_HIGH, INVALID_TYPE for what is no finite number, or null. Ends allowed. */
export function numberProblem(value: number, { min, max }: { min: number; max: number }): Problem | null {
  if (!Number.isFinite(value)) return { code: 'INVALID_TYPE' }
  if (value < min) return { code: 'NUMBER_LOW', params: { min } }
  return value > max ? { code: 'NUMBER_HIGH', params: { max } } : null
}

/** As {@link numberProblem}, for whole numbers: 1.5 is INVALID_TYPE. */
export function integerProblem(value: number, range: { min: number; max: number }): Problem | null {
  return Number.isInteger(value) ? numberProblem(value, range) : { code: 'INVALID_TYPE' }
}
