import { expect, test } from 'vitest'
import { shippingCost } from './shipping-cost.ts'

test('a country has its own price, else that of everywhere else', () => {
  const costs = { USA: 500, CAN: 0, '*': 1500 }
  expect(shippingCost(costs, 'USA')).toBe(500)
  expect(shippingCost(costs, 'CAN')).toBe(0)
  expect(shippingCost(costs, 'DEU')).toBe(1500)
})

test('without either the reward does not ship there', () => {
  expect(shippingCost({ USA: 500 }, 'DEU')).toBeNull()
  expect(shippingCost({}, 'toString')).toBeNull()
})
