import { expect, test } from 'vitest'
import { centsToText, isNoAmount, parseCents, withoutSign } from './parse.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['$1,234.56', 123456],
  ['1 234,56', 123456],
  ['1,234', 123400],
  ['1.234.567', 123456700],
  ['.5', 50],
  ['12.', 1200],
  ['1e3', null],
  ['12 PLG', null],
  ['', null],
  ['abc', null],
])('"%s" is %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents)
})

test.each([
  [null, ''],
  [0, '0'],
  [1200, '12'],
  [1205, '12.05'],
])('%s cents are shown as "%s"', (cents, text) => {
  expect(centsToText(cents)).toBe(text)
})

test('the formatted text parses back to the same amount', () => {
  for (const cents of [0, 1, 10, 99, 100, 12345, 100_000_00])
    expect(parseCents(centsToText(cents))).toBe(cents)
})

test.each([
  ['', false],
  ['$', false],
  ['.', false],
  ['.5', false],
  ['1e3', true],
  ['abc', true],
  ['99999999999999999999', true],
])('"%s" is invalid as an amount: %s', (text, said) => {
  expect(isNoAmount(text)).toBe(said)
})

test('a minus is dropped', () => {
  expect(parseCents(withoutSign('-3'))).toBe(300)
})
