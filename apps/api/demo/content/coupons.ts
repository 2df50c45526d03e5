/** A coupon of the demo world. Terms as in `newCouponForm`; amounts in cents. */
export interface DemoCoupon {
  readonly slug: string
  readonly code: string
  readonly percent?: number
  readonly amount?: number
  readonly minimum?: number
  readonly limit?: number
}

/** Two to try in the demo backer's cart: one for everybody, one from 150 dollars. */
export const demoCoupons: readonly DemoCoupon[] = [
  { slug: 'tidewell-pour-over', code: 'SPARK10', percent: 10 },
  { slug: 'tidewell-pour-over', code: 'TWENTY-OFF', amount: 2_000, minimum: 15_000, limit: 50 },
]
