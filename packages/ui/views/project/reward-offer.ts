import type { Reward } from '@kindling/api-client/model/project'
import { shippingCost } from '@kindling/validation/rules/shipping-cost'
import type { Stage } from './stage.ts'

/** Whether a reward can be chosen, and if not, the first reason that applies. */
export type Offer = 'chosen' | 'open' | 'soldOut' | 'expired' | 'elsewhere' | 'upcoming' | 'onHold' | 'over'

/** The reward that the person has already. */
export interface Selection {
  readonly rewardId: string
  readonly variantId: string
  /** `cart`: not confirmed yet. */
  readonly state: 'cart' | 'pledged'
  /** Address of the checkout, or of the page that manages the pledge. */
  readonly href: string
}

export interface Surroundings {
  readonly stage: Stage
  /** ISO alpha-3. */
  readonly country: string
  /** Milliseconds. */
  readonly now: number
  readonly selection?: Selection | undefined
}

/** Shipping cost in cents; 0 if nothing is shipped, null if it does not ship to the country. */
export const shippingTo = (reward: Reward, country: string): number | null =>
  reward.needs_shipping ? shippingCost(reward.shipping_cost, country) : 0

export const isTaken = (reward: Reward): boolean =>
  reward.remaining === 0 || reward.variants.every((variant) => variant.remaining === 0)

export function offerOf(reward: Reward, { stage, country, now, selection }: Surroundings): Offer {
  if (selection?.rewardId === reward.id) return 'chosen'
  if (stage === 'suspended') return 'onHold'
  if (stage === 'draft' || stage === 'upcoming') return 'upcoming'
  if (stage !== 'raising' && stage !== 'selling') return 'over'
  if (reward.available_until !== null && reward.available_until * 1000 <= now) return 'expired'
  if (isTaken(reward)) return 'soldOut'
  return shippingTo(reward, country) === null ? 'elsewhere' : 'open'
}

/** Few enough to show: a quarter of them or less. */
const fewShare = 0.25
/** Soon enough to show, in milliseconds: 3 days. */
const soonMs = 3 * 86_400_000

/** How many are left, if few enough to show. */
export function fewLeft({ backer_limit, remaining }: Reward): { remaining: number; limit: number } | null {
  if (backer_limit === null || remaining === null || remaining === 0) return null
  return remaining <= backer_limit * fewShare ? { remaining, limit: backer_limit } : null
}

/** Milliseconds until it can no longer be chosen, if soon enough to show. */
export function endsIn({ available_until }: Reward, now: number): number | null {
  const left = available_until === null ? 0 : available_until * 1000 - now
  return left > 0 && left <= soonMs ? left : null
}

/** The variant chosen at first: the default, else the first that is left. */
export function firstVariant(reward: Reward): string {
  const left = reward.variants.filter((variant) => variant.remaining !== 0)
  return (left.find((variant) => variant.is_default) ?? left[0] ?? reward.variants[0])?.id ?? ''
}
