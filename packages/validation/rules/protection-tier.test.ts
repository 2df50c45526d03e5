import { expect, test } from 'vitest'
import { initialPayoutPercent, listingFee } from './protection-tier.ts'

test.each([
  [0, 5, 95],
  [9.99, 5, 85.01],
  [10, 4, 86],
  [19, 4, 77],
  [20, 3, 77],
  [30, 2, 68],
  [40, 1, 59],
  [49, 1, 50],
  [50, 0, 50],
  [100, 0, 0],
])('%d %% held costs %d %% and pays out %d %% at first', (held, fee, payout) => {
  expect(listingFee(held)).toBe(fee)
  expect(initialPayoutPercent(held)).toBeCloseTo(payout, 9)
})
