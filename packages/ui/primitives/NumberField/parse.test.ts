import { expect, test } from 'vitest'
import { digitsOf, parseInteger } from './parse.ts'

test.each([
  ['12', 12],
  ['-12', 12],
  ['1 200', 1200],
  ['007', 7],
  ['', null],
  ['-', null],
  ['99999999999999999999', null],
])('what is typed as "%s" counts as %s', (text, value) => {
  expect(parseInteger(text)).toBe(value)
})

test('a pasted minus is left out', () => {
  expect(digitsOf('−5')).toBe('5')
})
