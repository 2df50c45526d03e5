import type { Pledge } from '@kindling/api-client/model/pledge'
import type { Project, Reward, RewardVariant } from '@kindling/api-client/model/project'
import { shippingCost } from '@kindling/validation/rules/shipping-cost'

/** A variant of an add-on, and how many of it the cart holds. */
export interface AddOnChoice {
  readonly reward: Reward
  readonly variant: RewardVariant
  readonly quantity: number
  /** How many there are to choose from; Infinity: no limit. */
  readonly left: number
}

/**
 * What can be added to a cart: what it holds already, and what is left, is still offered and is sent to its address.
 *
 * @param now milliseconds
 */
export function addOnsOf({ rewards }: Pick<Project, 'rewards'>, pledge: Pledge, now: number): AddOnChoice[] {
  const country = pledge.shipping_address?.country_code
  const offered = ({ needs_shipping, shipping_cost, available_until }: Reward) =>
    (available_until === null || available_until * 1000 > now) &&
    (!needs_shipping || country === undefined || shippingCost(shipping_cost, country) !== null)
  return rewards
    .filter(({ is_addon }) => is_addon)
    .flatMap((reward) => reward.variants.map((variant) => ({ reward, variant })))
    .map(({ reward, variant }) => ({
      reward,
      variant,
      quantity: pledge.products.find(({ reward_variant }) => reward_variant.id === variant.id)?.quantity ?? 0,
      left: Math.min(reward.remaining ?? Infinity, variant.remaining ?? Infinity),
    }))
    .filter(({ reward, quantity, left }) => quantity > 0 || (left > 0 && offered(reward)))
}
