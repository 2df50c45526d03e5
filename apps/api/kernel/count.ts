import { refuse } from './failure.ts'

/** A whole number of a query within bounds; otherwise rejects, naming the field. */
export function readCount(text: string | undefined, field: string, fallback: number, max: number): number {
  if (text === undefined || text === '') return fallback
  if (!/^\d+$/.test(text)) refuse('INVALID_TYPE', field)
  const value = Number(text)
  if (value < 1 || value > max) refuse('OUT_OF_RANGE', field, { min: 1, max })
  return value
}
