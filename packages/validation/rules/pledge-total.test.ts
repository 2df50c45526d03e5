import { expect, test } from 'vitest'
import { capProblem, pledgeTotal } from './pledge-total.ts'

test('a pledge is what it holds, plus shipping, less the discount', () => {
  const lines = [
    { price: 2500, quantity: 2 },
    { price: 199, quantity: 3 },
  ]
  expect(pledgeTotal(lines, 1000, 500)).toEqual({ subTotal: 5597, total: 6097 })
  expect(pledgeTotal([])).toEqual({ subTotal: 0, total: 0 })
})

test('a discount never makes it negative', () => {
  expect(pledgeTotal([{ price: 100, quantity: 1 }], 0, 5000).total).toBe(0)
})

test.each([
  [{ price: -1, quantity: 1 }],
  [{ price: 1, quantity: -1 }],
  [{ price: 0.5, quantity: 2 }],
  [{ price: Number.NaN, quantity: 1 }],
  [{ price: 2 ** 53, quantity: 1 }],
  [{ price: 2 ** 52, quantity: 4 }],
])('%j is no line of a pledge', (line) => {
  expect(() => pledgeTotal([line])).toThrow(RangeError)
})

test('sums too big to be exact are rejected', () => {
  const half = { price: 2 ** 52, quantity: 1 }
  expect(() => pledgeTotal([half, half])).toThrow(RangeError)
  expect(() => pledgeTotal([], -1)).toThrow(RangeError)
  expect(() => pledgeTotal([], 0, 1.5)).toThrow(RangeError)
})

test('exactly 1000 USD passes, one cent more does not', () => {
  expect(capProblem(100_000)).toBeNull()
  expect(capProblem(100_001)).toEqual({ code: 'NUMBER_HIGH', params: { max: 100_000 } })
})
