import * as z from 'zod'
import { cents, id, unixSeconds } from './wire.ts'

/** What a coupon takes off the sub-total: a percentage or cents; null the other. `minimum` in cents. */
export const couponTerms = z.object({
  percent: z.int().nullable(),
  amount: cents.nullable(),
  minimum: cents,
})

/** A coupon as the project's team sees it. */
export const coupon = couponTerms.extend({
  id,
  code: z.string(),
  /** Uses it has at most; null: any number. */
  limit: z.int().nullable(),
  used: z.int().min(0),
  ends_at: unixSeconds.nullable(),
  created_at: unixSeconds,
})
export type Coupon = z.output<typeof coupon>
