import * as z from 'zod/mini'
import { REWARD } from '../limits/draft.ts'
import { isCountryCode } from '../rules/countries.ts'
import { isCents } from '../rules/money.ts'
import { EVERYWHERE_ELSE } from '../rules/shipping-cost.ts'
import { entries, length, optional, required, rule } from './field.ts'
import { integer } from './whole-number.ts'

const flag = z._default(z.boolean('INVALID_TYPE'), false)

/** Cents by country, and `*` for everywhere else. */
const shippingCost = z.record(z.string(), z.number('VALUE_INVALID'), 'INVALID_TYPE').check(
  rule((costs) => {
    const wrong = Object.entries(costs).find(
      ([country, cents]) => !isCents(cents) || !(country === EVERYWHERE_ELSE || isCountryCode(country)),
    )
    return wrong ? { code: 'VALUE_INVALID', path: [wrong[0]] } : null
  }),
  // Each key is a country's, so there are a few hundred entries at most.
  z.meta({ 'x-maxBytes': 16_384 }),
)

const include = required('VALUE_MISSING', length({ max: REWARD.includeMax }))

/**
 * Spec 2 §3: a reward without its variants, which have calls of their own. Amounts in cents, `delivery_date` and
 * `available_until` in unix seconds and not before `nowMs` (unix milliseconds). `includes`, `available_until` and
 * `is_addon` are ours: what is in the box, after when nobody can choose it, and whether it is chosen beside another. What is shipped says what that costs.
 */
export function rewardBodyForm({ nowMs }: { nowMs: () => number }) {
  const moment = z
    .int('INVALID_TYPE')
    .check(rule((seconds) => (seconds * 1000 < nowMs() ? { code: 'DATE_EARLY' } : null)))
  return z
    .object({
      title: required('VALUE_MISSING', length({ max: REWARD.titleMax })),
      description: optional(length({ max: REWARD.descriptionMax })),
      includes: z._default(z.array(include, 'INVALID_TYPE').check(rule(entries(REWARD.includesMax))), []),
      price: integer({ min: 0, max: REWARD.priceMaxCents }),
      backer_limit: z.nullish(integer({ min: 1, max: REWARD.backerLimitMax })),
      delivery_date: z.nullish(moment),
      available_until: z.nullish(moment),
      is_donation: flag,
      is_addon: flag,
      needs_shipping: flag,
      shipping_cost: z._default(shippingCost, {}),
    })
    .check(
      rule(({ is_donation, price }) =>
        price === 0 && !is_donation ? { code: 'NUMBER_LOW', params: { min: 1 }, path: ['price'] } : null,
      ),
      // A gift stands for itself: it is chosen alone.
      rule(({ is_donation, is_addon }) =>
        is_donation && is_addon ? { code: 'VALUE_INVALID', path: ['is_addon'] } : null,
      ),
      rule(({ needs_shipping, shipping_cost }) =>
        needs_shipping && Object.keys(shipping_cost).length === 0
          ? { code: 'VALUE_MISSING', path: ['shipping_cost'] }
          : null,
      ),
    )
}

/** The same with its variants: a donation may cost nothing and has none (DONATION_NO_VARIANT). */
export function rewardForm(clock: { nowMs: () => number }) {
  const variants = z._default(z.array(z.unknown(), 'INVALID_TYPE'), [])
  return z
    .extend(rewardBodyForm(clock), { variants })
    .check(
      rule(({ is_donation, variants: all }) =>
        is_donation && all.length > 0 ? { code: 'DONATION_NO_VARIANT', path: ['variants'] } : null,
      ),
    )
}
export type RewardForm = z.infer<ReturnType<typeof rewardForm>>
