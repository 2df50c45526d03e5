import { expect, test } from 'vitest'
import { isBlockedKey, parseInteger } from './integer.ts'

test('the minus sign is blocked and digits are not', () => {
  expect(['-', '−', '+', 'e'].every(isBlockedKey)).toBe(true)
  expect(['0', '9', 'Backspace', 'Enter', 'ArrowUp'].some(isBlockedKey)).toBe(false)
})

test.each([
  ['12', 12],
  [' 007 ', 7],
  ['12.7', 12],
  ['-3', 3],
  ['0', 0],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', null],
  ['', null],
  ['abc', null],
  ['.5', null],
  ['Infinity', null],
  ['١٢', null],
])('%j is read as %s', (text, value) => {
  expect(parseInteger(text)).toBe(value)
})
