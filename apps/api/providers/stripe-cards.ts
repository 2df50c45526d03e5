import type Stripe from 'stripe'
import { CardRejected, type CardSource, ProcessorUnavailable, type SavedCard } from './payments.ts'
import { asked, StripeRejection } from './stripe-errors.ts'

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
export async function saveStripeCard(stripe: Stripe, { cardToken, name }: CardSource): Promise<SavedCard> {
  // Anything else would become a part of the call's address.
  if (!/^pm_[\w-]+$/.test(cardToken)) throw new CardRejected('Not a payment method of Stripe')
  const customer = await asked(stripe.customers.create({ name }, { idempotencyKey: `customer-${cardToken}` }))
  const { id, card } = await asked(stripe.paymentMethods.attach(cardToken, { customer: customer.id })).catch(
    (error: unknown) => {
      // A card of another person, one that was removed, or one its bank rejects: the person needs another.
      if (error instanceof StripeRejection) throw new CardRejected(error.message)
      throw error
    },
  )
  if (!card) throw new ProcessorUnavailable('Stripe attached no card')
  return {
    token: tokenOf(customer.id, id),
    brand: card.brand,
    last4: card.last4,
    expiration: `${twoDigits(card.exp_month)}/${twoDigits(card.exp_year)}`,
    fingerprint: card.fingerprint ?? null,
  }
}
