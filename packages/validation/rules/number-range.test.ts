import { expect, test } from 'vitest'
import { integerProblem, numberProblem } from './number-range.ts'

const range = { min: 1, max: 10 }

test('both ends are allowed', () => {
  expect(numberProblem(1, range)).toBeNull()
  expect(numberProblem(10, range)).toBeNull()
  expect(numberProblem(0.9, range)).toEqual({ code: 'NUMBER_LOW', params: { min: 1 } })
  expect(numberProblem(10.1, range)).toEqual({ code: 'NUMBER_HIGH', params: { max: 10 } })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d is no number', (value) => {
  expect(numberProblem(value, range)?.code).toBe('INVALID_TYPE')
})

test('a whole number is asked for', () => {
  expect(integerProblem(1.5, range)?.code).toBe('INVALID_TYPE')
  expect(integerProblem(2, range)).toBeNull()
  // Beyond what a float holds exactly it is still a whole number, and too large.
  expect(integerProblem(2 ** 53, range)?.code).toBe('NUMBER_HIGH')
})
