import type Stripe from 'stripe'
import { type CardSource, ProcessorUnavailable, type SavedCard } from './payments.ts'
import { asked } from './stripe-errors.ts'

/** A card's token here: the customer it belongs to at Stripe, and the card. */
const tokenOf = (customer: string, card: string): string => `${customer}/${card}`

export function readToken(token: string): { readonly customer: string; readonly card: string } {
  const [customer = '', card = ''] = token.split('/')
  return { customer, card }
}

const twoDigits = (n: number): string => String(n % 100).padStart(2, '0')

/**
 * Keeps a card that the browser handed to Stripe: attached to a customer of its own, so that it can be charged again.
 * Repeated with the same card it is the same customer.
 */
export async function saveStripeCard(stripe: Stripe, source: CardSource): Promise<SavedCard> {
  if (!('cardToken' in source))
    throw new ProcessorUnavailable('Stripe takes a card from the browser alone, never its number from here')
  const { cardToken, name } = source
  const customer = await asked(stripe.customers.create({ name }, { idempotencyKey: `customer-${cardToken}` }))
  const { id, card } = await asked(stripe.paymentMethods.attach(cardToken, { customer: customer.id }))
  if (!card) throw new ProcessorUnavailable('Stripe attached no card')
  return {
    token: tokenOf(customer.id, id),
    brand: card.brand,
    last4: card.last4,
    expiration: `${twoDigits(card.exp_month)}/${twoDigits(card.exp_year)}`,
  }
}
