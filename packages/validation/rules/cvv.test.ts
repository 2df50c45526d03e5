import { expect, test } from 'vitest'
import { isCvv } from './cvv.ts'

test.each([
  ['123', 'visa', true],
  ['1234', 'visa', false],
  ['1234', 'amex', true],
  ['123', 'amex', false],
  ['123', 'unknown', true],
  ['1234', 'unknown', true],
  ['12', 'unknown', false],
  ['12345', 'unknown', false],
  ['12a', 'visa', false],
  ['', 'visa', false],
] as const)('%j on a %s card: %s', (cvv, brand, good) => {
  expect(isCvv(cvv, brand)).toBe(good)
})
