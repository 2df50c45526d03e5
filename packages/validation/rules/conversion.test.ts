import { describe, expect, it } from 'vitest'
import { isRate, plgOf, usdCentsOf } from './conversion.ts'

describe('usdCentsOf', () => {
  it.each([
    [100, '0.10', 10],
    [1, '0.99', 0],
    [199, '0.5', 99],
    [177_000, '0.12', 21_240],
    [333, '0.1007', 33],
    [0, '0.1', 0],
    [12_345, '1', 12_345],
    // Where a binary product is 28.999999999999996.
    [100, '0.29', 29],
    [500_000, '0.123456789012', 61_728],
  ])('%i hundredths at %s are %i cents, rounded down', (amount, rate, cents) => {
    expect(usdCentsOf(amount, rate)).toBe(cents)
  })
  it.each([
    [1.5, '0.1'],
    [-1, '0.1'],
    [100, '0'],
    [100, 'a tenth'],
    [Number.MAX_SAFE_INTEGER + 1, '0.1'],
  ])('rejects %d at %s', (amount, rate) => {
    expect(() => usdCentsOf(amount, rate)).toThrow(RangeError)
  })
})

describe('plgOf', () => {
  it.each([
    [10, '0.10', 100],
    [475, '0.1034', 4_593],
    [1, '12.5', 0],
    [0, '0.1', 0],
    [29, '0.29', 100],
    [61_728, '0.123456789012', 499_996],
  ])('%i cents at %s buy %i hundredths, rounded down', (cents, rate, plg) => {
    expect(plgOf(cents, rate)).toBe(plg)
    // What was bought is never worth more than was given for it.
    expect(usdCentsOf(plg, rate)).toBeLessThanOrEqual(cents)
  })
  it.each([
    [1.5, '0.1'],
    [-1, '0.1'],
    [100, '0'],
  ])('rejects %d at %s', (cents, rate) => {
    expect(() => plgOf(cents, rate)).toThrow(RangeError)
  })
})

describe('isRate', () => {
  it.each(['0.1', '1', '0.000000000001', '12.5'])('takes %s', (text) => {
    expect(isRate(text)).toBe(true)
  })
  it.each(['', '0', '0.0', '.1', '1.', '-1', '1e3', '0,1', ' 0.1', '0.1234567890123'])(
    'rejects "%s"',
    (text) => {
      expect(isRate(text)).toBe(false)
    },
  )
})
