import * as z from 'zod/mini'
import type { ErrorCode } from '../errors/catalogue.ts'
import { integerProblem } from '../rules/number-range.ts'
import { rule, typeError } from './field.ts'

/** A whole number that must be there, both ends of the range allowed. */
export function integer(range: { min: number; max: number }, missing: ErrorCode = 'VALUE_MISSING') {
  return z.number({ error: typeError(missing) }).check(rule((value) => integerProblem(value, range)))
}
