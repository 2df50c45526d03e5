import { expect, test } from 'vitest'
import { parseInteger, withoutSign } from './parse.ts'

test.each([
  ['12', 12],
  ['1 200', 1200],
  ['1,200', 1200],
  ['007', 7],
  ['', null],
  ['1e3', null],
  ['12 places', null],
  ['0x10', null],
  ['99999999999999999999', null],
])('what is typed as "%s" counts as %s', (text, value) => {
  expect(parseInteger(text)).toBe(value)
})

test('a pasted minus is dropped', () => {
  expect(withoutSign('−5')).toBe('5')
  expect(withoutSign('-1e3')).toBe('1e3')
})
