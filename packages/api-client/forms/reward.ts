import type { RewardForm } from '@kindling/validation/forms/reward'
import type { VariantForm } from '@kindling/validation/forms/variant'
import type { BodyOf } from '../contract/endpoint.ts'
import type { createReward } from '../contract/rewards.ts'
import type { Reward, RewardVariant } from '../model/project.ts'

/** A reward as POST and PATCH take it: its variants have calls of their own. */
export function toWire({ variants: _, ...form }: RewardForm): BodyOf<typeof createReward> {
  return form
}

/** What the form of a reward shows. A donation has one nameless variant that nobody sees. */
export function fromWire(reward: Reward): Required<RewardForm> {
  const { title, description, includes, price, backer_limit, delivery_date, available_until } = reward
  const { is_donation, is_addon, needs_shipping, shipping_cost, variants } = reward
  return {
    ...{ title, description, includes, price, backer_limit, delivery_date, available_until },
    ...{ is_donation, is_addon, needs_shipping, shipping_cost: { ...shipping_cost } },
    variants: is_donation ? [] : variants.map(variantFromWire),
  }
}

/** What the form of a variant shows: `default` is what a call takes, `is_default` what a variant has. */
export function variantFromWire({ name, quantity, is_default }: RewardVariant): Required<VariantForm> {
  return { name, quantity, default: is_default }
}
