import type { Reward } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { describe, expect, it } from 'vitest'
import {
  endsIn,
  fewLeft,
  firstVariant,
  type Offer,
  offerOf,
  type Surroundings,
  shippingTo,
} from './reward-offer.ts'

const { oneKettle, earlyKettle, workshop, manual, repairRoll, nowSeconds } = fixtures
const now = nowSeconds * 1000
const here: Surroundings = { stage: 'raising', country: 'CAN', now }

describe('whether a reward can be chosen', () => {
  const cases: readonly [string, Reward, Partial<Surroundings>, Offer][] = [
    ['open', oneKettle, {}, 'open'],
    ['all taken', earlyKettle, {}, 'soldOut'],
    [
      'all versions taken',
      { ...oneKettle, variants: oneKettle.variants.map((variant) => ({ ...variant, remaining: 0 })) },
      {},
      'soldOut',
    ],
    ['does not go there', workshop, {}, 'elsewhere'],
    ['goes there', workshop, { country: 'GBR' }, 'open'],
    ['nothing to send goes everywhere', manual, { country: 'ATA' }, 'open'],
    ['its own time is over', { ...oneKettle, available_until: nowSeconds }, {}, 'expired'],
    ['before the start', oneKettle, { stage: 'upcoming' }, 'upcoming'],
    ['suspended', oneKettle, { stage: 'suspended' }, 'onHold'],
    ['after the end, taken or not', earlyKettle, { stage: 'missed' }, 'over'],
    [
      'one’s own, even when all are taken',
      earlyKettle,
      { selection: { rewardId: 'rwd_early', variantId: 'var_early', state: 'pledged', href: '/' } },
      'chosen',
    ],
  ]
  it.each(cases)('%s', (_, reward, change, offer) => {
    expect(offerOf(reward, { ...here, ...change })).toBe(offer)
  })
})

it('says what shipping costs, that nothing is sent, or that it does not go there', () => {
  expect(shippingTo(oneKettle, 'CAN')).toBe(1300)
  expect(shippingTo(oneKettle, 'JPN')).toBe(1900)
  expect(shippingTo(manual, 'CAN')).toBe(0)
  expect(shippingTo(workshop, 'CAN')).toBeNull()
})
it('calls a quarter or less few', () => {
  expect(fewLeft(repairRoll)).toEqual({ remaining: 3, limit: 150 })
  expect(fewLeft({ ...repairRoll, remaining: 38 })).toBeNull()
  expect(fewLeft(earlyKettle)).toBeNull()
  expect(fewLeft(oneKettle)).toBeNull()
})
it('calls three days or less soon', () => {
  const until = (days: number) => ({ ...oneKettle, available_until: nowSeconds + days * 86_400 })
  expect(endsIn(until(2), now)).toBe(2 * 86_400_000)
  expect(endsIn(until(4), now)).toBeNull()
  expect(endsIn(oneKettle, now)).toBeNull()
})
it('starts with the default version, or one that is left', () => {
  expect(firstVariant(oneKettle)).toBe('var_moss')
  const [moss, ...others] = oneKettle.variants
  expect(firstVariant({ ...oneKettle, variants: moss ? [{ ...moss, remaining: 0 }, ...others] : [] })).toBe(
    'var_slate',
  )
})
