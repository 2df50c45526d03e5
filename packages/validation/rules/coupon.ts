/** What a coupon takes off, and from when. */
export interface CouponTerms {
  /** Percent of the sub-total; null: an amount. */
  readonly percent: number | null
  /** Cents; null: a percentage. */
  readonly amount: number | null
  /** Cents that the sub-total must reach. */
  readonly minimum: number
}

/** 4 to 40 of A–Z, 0–9 and `-` (decisions 2 §3). */
const form = /^[A-Z0-9-]{4,40}$/

/** A code as it is stored: in capitals, without spaces around it. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/** Whether a code, typed in any case, can be one. */
export const isCouponCode = (typed: string): boolean => form.test(couponCode(typed))

/**
 * Cents that a coupon takes off: of the sub-total alone, never of shipping, rounded down, and never more than it. Nothing
 * below its minimum.
 */
export function couponDiscount({ percent, amount, minimum }: CouponTerms, subTotal: number): number {
  if (subTotal < minimum) return 0
  return Math.min(subTotal, percent === null ? (amount ?? 0) : Math.floor((subTotal * percent) / 100))
}
