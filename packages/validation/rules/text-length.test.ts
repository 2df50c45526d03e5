import { expect, test } from 'vitest'
import { countCharacters, lengthProblem } from './text-length.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['😀😀', 2],
  ['é', 1],
])('%j counts as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('both ends of a limit are allowed', () => {
  expect(lengthProblem('a'.repeat(5), { min: 5, max: 8 })).toBeNull()
  expect(lengthProblem('a'.repeat(8), { min: 5, max: 8 })).toBeNull()
  expect(lengthProblem('a'.repeat(4), { min: 5, max: 8 })).toEqual({
    code: 'ITERABLE_LENGTH_SHORT',
    params: { min: 5, max: 8 },
  })
  expect(lengthProblem('a'.repeat(9), { max: 8 })?.code).toBe('ITERABLE_LENGTH_LONG')
})
