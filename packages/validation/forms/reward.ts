import * as z from 'zod/mini'
import { REWARD } from '../limits/project.ts'
import { isCountryCode } from '../rules/countries.ts'
import { isCents } from '../rules/money.ts'
import { EVERYWHERE_ELSE } from '../rules/shipping-cost.ts'
import { integer, length, optional, required, rule } from './field.ts'

const flag = z._default(z.boolean('INVALID_TYPE'), false)

/** Cents by country, and `*` for everywhere else. */
const shippingCost = z.record(z.string(), z.number('VALUE_INVALID'), 'INVALID_TYPE').check(
  rule((costs) => {
    const wrong = Object.entries(costs).find(
      ([country, cents]) => !isCents(cents) || !(country === EVERYWHERE_ELSE || isCountryCode(country)),
    )
    return wrong ? { code: 'VALUE_INVALID', path: [wrong[0]] } : null
  }),
)

/**
 * Spec 2 §3. Amounts in cents, `delivery_date` in unix seconds and not before `nowMs` (unix milliseconds).
 * A donation may cost nothing and has no variants (DONATION_NO_VARIANT); what is shipped says what that costs.
 */
export function rewardForm({ nowMs }: { nowMs: () => number }) {
  const deliveryDate = z
    .int('INVALID_TYPE')
    .check(rule((seconds) => (seconds * 1000 < nowMs() ? { code: 'DATE_EARLY' } : null)))
  return z
    .object({
      title: required('VALUE_MISSING', length({ max: REWARD.titleMax })),
      description: optional(length({ max: REWARD.descriptionMax })),
      price: integer({ min: 0, max: REWARD.priceMaxCents }),
      backer_limit: z.nullish(integer({ min: 1, max: REWARD.backerLimitMax })),
      delivery_date: z.nullish(deliveryDate),
      is_donation: flag,
      needs_shipping: flag,
      shipping_cost: z._default(shippingCost, {}),
      variants: z._default(z.array(z.unknown(), 'INVALID_TYPE'), []),
    })
    .check(
      rule(({ is_donation, price }) =>
        price === 0 && !is_donation ? { code: 'NUMBER_LOW', params: { min: 1 }, path: ['price'] } : null,
      ),
      rule(({ is_donation, variants }) =>
        is_donation && variants.length > 0 ? { code: 'DONATION_NO_VARIANT', path: ['variants'] } : null,
      ),
      rule(({ needs_shipping, shipping_cost }) =>
        needs_shipping && Object.keys(shipping_cost).length === 0
          ? { code: 'VALUE_MISSING', path: ['shipping_cost'] }
          : null,
      ),
    )
}
export type RewardForm = z.infer<ReturnType<typeof rewardForm>>
