import { paymentStatuses } from '@kindling/validation/rules/pledge-list'
import * as z from 'zod'
import { paymentMethod, shippingAddress } from './account.ts'
import { couponTerms } from './coupon.ts'
import { reward, rewardVariant } from './project.ts'
import { cents, id, rfc2822, unixSeconds } from './wire.ts'

export const pledgeStatuses = ['SHOPPING', 'CHECKED_OUT', 'PROCESSING', 'COMPLETED', 'FAILED'] as const

export const pledgeProduct = z.object({
  /** `price`: cents of one more piece today. */
  reward: reward.pick({
    id: true,
    title: true,
    image: true,
    is_donation: true,
    is_addon: true,
    needs_shipping: true,
    shipping_cost: true,
    delivery_date: true,
    remaining: true,
    price: true,
  }),
  /** `image`: null if the team gave it none (ours); the reward's is shown then. */
  reward_variant: rewardVariant.pick({ id: true, name: true, image: true, remaining: true }),
  /** Cents for one, as it was when it was put in the cart or checked out. */
  usd_price: cents,
  quantity: z.int().min(1),
  /** Cents for all pieces to the pledge's address; null: not known yet, or it does not ship there. */
  shipping_usd: cents.nullable(),
})
export type PledgeProduct = z.output<typeof pledgeProduct>

/** What may be added to a pledge (ours). */
export const pledgeChoice = pledgeProduct.pick({ reward: true, reward_variant: true })
export type PledgeChoice = z.output<typeof pledgeChoice>

export const pledge = z.object({
  id,
  project_id: id,
  status: z.enum(pledgeStatuses),
  payment_status: z.enum(paymentStatuses).nullable(),
  /** Integer cents despite the name, as are the other sums. */
  sub_total_usd: cents,
  shipping_total: cents,
  discount: cents,
  total_usd: cents,
  updated: rfc2822,
  user_name: z.string(),
  user_email: z.string(),
  shipping_address: shippingAddress.nullable(),
  payment_method: paymentMethod.pick({ id: true, brand: true, last4: true, expiration: true }).nullable(),
  milestone_vote: z.boolean().nullable(),
  coupon: z.string().nullable(),
  /** What its coupon takes off: below the minimum, nothing. */
  coupon_terms: couponTerms.nullable(),
  products: z.array(pledgeProduct),
  /** When the card is charged; null: at once. */
  charged_at: unixSeconds.nullable(),
  /** The bank wants the person to confirm there before the pledge counts. */
  next_action: z.object({ kind: z.literal('confirm_payment'), url: z.string() }).nullable(),
  /** Why a FAILED pledge failed: a code of the catalogue. */
  failure: z
    .object({
      code: z.enum(['INSUFFICIENT_FUNDS', 'INVALID_VALUE', 'EXTERNAL_ERROR']),
      field: z.string().nullable(),
    })
    .nullable(),
})
export type Pledge = z.output<typeof pledge>
