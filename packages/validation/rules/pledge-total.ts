import { CHECKOUT } from '../limits/payment.ts'
import { isCents } from './money.ts'
import type { Problem } from './problem.ts'

export interface PledgeLine {
  /** Cents of one piece. */
  readonly price: number
  readonly quantity: number
}

export interface PledgeTotal {
  /** Σ price × quantity, in cents. */
  readonly subTotal: number
  /** Sub-total + shipping − discount, never below 0, in cents. */
  readonly total: number
}

/**
 * What a pledge comes to. All amounts in whole cents.
 * @throws RangeError where an amount or a quantity is negative, broken or too big to be exact
 */
export function pledgeTotal(lines: readonly PledgeLine[], shipping = 0, discount = 0): PledgeTotal {
  const exact = (value: number) => {
    if (!isCents(value)) throw new RangeError(`Not a whole, exact amount: ${value}`)
    return value
  }
  const subTotal = lines.reduce(
    (sum, line) => exact(sum + exact(exact(line.price) * exact(line.quantity))),
    0,
  )
  return { subTotal, total: Math.max(0, exact(subTotal + exact(shipping)) - exact(discount)) }
}

/** Spec 2 §5: over 1000 USD is rejected; exactly 100000 cents passes. NUMBER_HIGH, for the field `total_usd`. */
export function capProblem(totalCents: number): Problem | null {
  return totalCents > CHECKOUT.capCents ? { code: 'NUMBER_HIGH', params: { max: CHECKOUT.capCents } } : null
}
