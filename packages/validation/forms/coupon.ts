import * as z from 'zod/mini'
import { CHECKOUT } from '../limits/payment.ts'
import { length, required } from './field.ts'

/** Spec 2 §7. */
export const couponForm = z.object({ code: required('VALUE_MISSING', length({ max: CHECKOUT.couponMax })) })
export type CouponForm = z.infer<typeof couponForm>
