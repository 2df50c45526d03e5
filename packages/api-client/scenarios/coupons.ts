import { couponCode } from '@kindling/validation/rules/coupon'
import type { Coupon } from '../model/coupon.ts'
import { spark } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import type { Store } from './store.ts'

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Coupons of a project, as its team keeps them. */
export function couponHandlers(store: Store): Handlers<'coupons'> {
  return {
    listCoupons: () => ({ coupons: store.coupons }),
    createCoupon: ({ body }) => {
      const coupon: Coupon = {
        ...spark,
        id: `cpn_${store.coupons.length + 1}`,
        code: couponCode(text(body.code)),
        percent: body.kind === 'PERCENT' ? number(body.value) : null,
        amount: body.kind === 'AMOUNT' ? number(body.value) : null,
        minimum: number(body.minimum_usd) ?? 0,
        limit: number(body.limit),
        used: 0,
        ends_at: number(body.ends_at),
      }
      store.coupons = [coupon, ...store.coupons]
      return { coupon }
    },
    removeCoupon: ({ params }) => {
      store.coupons = store.coupons.filter(({ id }) => id !== params.couponId)
      return {}
    },
  }
}
