import { createCoupon, removeCoupon } from '../contract/coupons.ts'
import type { BodyOf } from '../contract/endpoint.ts'
import type { Client } from '../transport/index.ts'

/** Every call of a team about the coupons of one project, by its id. */
export const couponCalls = (client: Client, id: string) => ({
  create: (body: BodyOf<typeof createCoupon>) => client(createCoupon, { params: { id }, body }),
  remove: (couponId: string) => client(removeCoupon, { params: { id, couponId } }),
})
export type CouponCalls = ReturnType<typeof couponCalls>
