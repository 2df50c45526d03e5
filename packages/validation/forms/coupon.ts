import * as z from 'zod/mini'
import { CHECKOUT } from '../limits/payment.ts'
import { isCouponCode } from '../rules/coupon.ts'
import { length, must, oneOf, required } from './field.ts'
import { integer } from './whole-number.ts'

/** Of a JavaScript date, in unix seconds. */
const lastInstant = 8_640_000_000_000

/** Spec 2 §7. */
export const couponForm = z.object({ code: required('VALUE_MISSING', length({ max: CHECKOUT.couponMax })) })
export type CouponForm = z.infer<typeof couponForm>

/**
 * A coupon of a project (decisions 2 §3): `value` is percent, or cents. `minimum_usd` in cents of the sub-total;
 * `limit` of uses, `ends_at` in unix seconds, both null for none.
 */
export const newCouponForm = z.object({
  code: required(
    'VALUE_MISSING',
    length({ min: CHECKOUT.couponMin, max: CHECKOUT.couponMax }),
    must(isCouponCode, 'REGEX_FAIL'),
  ),
  kind: oneOf(['PERCENT', 'AMOUNT']),
  value: integer({ min: 1, max: CHECKOUT.capCents }),
  minimum_usd: integer({ min: 0, max: CHECKOUT.capCents }),
  limit: z.nullable(integer({ min: 1, max: CHECKOUT.couponUsesMax })),
  ends_at: z.nullable(integer({ min: 0, max: lastInstant })),
})
export type NewCouponForm = z.infer<typeof newCouponForm>
