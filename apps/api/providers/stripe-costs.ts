import type Stripe from 'stripe'
import { asked } from './stripe-errors.ts'

/**
 * Cents that Stripe took for a payment: https://docs.stripe.com/expand/use-cases#charges-and-fees
 *
 * @returns null until its charge is on the account's balance, which may be a moment after it succeeded.
 */
export async function readStripeCost(stripe: Stripe, reference: string): Promise<number | null> {
  const intent = await asked(
    stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.balance_transaction'] }),
  )
  const { latest_charge: charge } = intent
  if (charge === null || typeof charge === 'string') return null
  const { balance_transaction: line } = charge
  return line === null || typeof line === 'string' ? null : line.fee
}
