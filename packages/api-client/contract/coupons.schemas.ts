import { newCouponForm } from '@kindling/validation/forms/coupon'
import * as z from 'zod'
import { coupon } from '../model/coupon.ts'
import { done } from '../model/wire.ts'

export const couponsSchemas = {
  listCoupons: { answer: z.object({ coupons: z.array(coupon) }) },
  createCoupon: { body: newCouponForm, answer: z.object({ coupon }) },
  removeCoupon: { answer: done },
}
