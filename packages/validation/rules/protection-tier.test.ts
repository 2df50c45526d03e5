import { expect, test } from 'vitest'
import { initialPayoutPercent, listingFee, referralPercent } from './protection-tier.ts'

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

test.each([
  ['CROWDFUNDING', [], 5],
  ['CROWDFUNDING', [10, 5], 4],
  ['CROWDFUNDING', [40, 20], 0],
  ['PREORDER', [40], 5],
])(
  'a bonus for a link to a %s that holds %j is %d %%, never more than the fee',
  (funding_type, shares, percent) => {
    expect(referralPercent({ funding_type, milestones: shares.map((funds) => ({ funds })) })).toBe(percent)
  },
)
