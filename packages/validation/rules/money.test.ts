import { expect, test } from 'vitest'
import { dollarsOf, isCents, parseDollars } from './money.ts'

test.each([
  ['12.50', 1250],
  ['12,5', 1250],
  ['12', 1200],
  ['$12', 1200],
  [' 0.07 ', 7],
  ['0', 0],
  ['1.10', 110],
  ['19.99', 1999],
  ['4.35', 435],
  ['1.15', 115],
  ['1,250', 125000],
  ['1,250.00', 125000],
  ['1 250,00', 125000],
  ['1\u202f250\u202f000', 125000000],
  ['90071992547409.91', 9007199254740991],
])('%j is %i cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents)
})

test.each([
  '',
  ' ',
  '.',
  '.5',
  '5.',
  '-1',
  '−1',
  '+1',
  '1e3',
  '0x10',
  '1.234',
  '1,25,00',
  '1,250,00',
  '1 2',
  '12,3456',
  'NaN',
  'Infinity',
  '1/3',
  '१२',
  '１２',
  '12\u0000',
  '90071992547409.92',
  '99999999999999999999',
  '1_000',
  'null',
  '$',
])('%j is no amount', (text) => {
  expect(parseDollars(text)).toBeNull()
})

test('each amount to a thousand dollars survives typing and showing', () => {
  for (let cents = 0; cents <= 100_000; cents++) {
    if (parseDollars(dollarsOf(cents)) !== cents) expect.fail(String(cents))
  }
})

test('cents are whole, exact and not negative', () => {
  expect([0, 1, 2 ** 53 - 1].every(isCents)).toBe(true)
  expect(
    [-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, 1n].some(isCents),
  ).toBe(false)
})
