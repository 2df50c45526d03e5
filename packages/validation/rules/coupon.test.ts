import { expect, it } from 'vitest'
import { couponCode, couponDiscount, isCouponCode } from './coupon.ts'

it.each([
  ['SPARK', true],
  [' spark-10 ', true],
  ['ABC', false],
  ['A'.repeat(41), false],
  ['SPÄRK', false],
  ['SPARK 10', false],
])('%j may be a code: %s', (code, is) => {
  expect(isCouponCode(code)).toBe(is)
})

it('is stored in capitals', () => {
  expect(couponCode(' spark-10 ')).toBe('SPARK-10')
})

const percent = (value: number, minimum = 0) => ({ percent: value, amount: null, minimum })
const amount = (value: number, minimum = 0) => ({ percent: null, amount: value, minimum })

it('takes a percentage off the sub-total, rounded down', () => {
  expect(couponDiscount(percent(10), 9_999)).toBe(999)
  expect(couponDiscount(percent(90), 1)).toBe(0)
})

it('takes an amount off, and never more than there is', () => {
  expect(couponDiscount(amount(500), 2_000)).toBe(500)
  expect(couponDiscount(amount(500), 300)).toBe(300)
})

it('takes nothing off below its minimum', () => {
  expect(couponDiscount(percent(10, 5_000), 4_999)).toBe(0)
  expect(couponDiscount(percent(10, 5_000), 5_000)).toBe(500)
})
