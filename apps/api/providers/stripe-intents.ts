import type Stripe from 'stripe'
import type { ChargeStatus } from './payments.ts'
import { asked, declineOf } from './stripe-errors.ts'

/** A payment or a set-up of a card at Stripe, as far as the platform looks at it. */
export interface Intent {
  readonly id: string
  /** `unconfirmed`: made, and nothing was asked of the bank. */
  readonly status: ChargeStatus | 'unconfirmed'
  /** Where the bank puts its question to the person; null: there is none. */
  readonly actionUrl: string | null
}

export interface IntentOrder {
  readonly key: string
  /** Integer cents. */
  readonly amount: number
  readonly customer: string
  readonly card: string
}
export interface Confirmation {
  /** The person is not there: a bank that would ask rejects. */
  readonly offSession: boolean
  readonly returnUrl: string | undefined
}
/** Who ended it: the person, by a "no" to the bank; or the platform, which gave it up. */
export type CancelReason = 'requested_by_customer' | 'abandoned'

/** The calls of payment intents and set-up intents are the same to the platform. */
export interface Intents {
  /** Makes an intent that moves nothing yet; its key of ours stands in its metadata, for people who look there. */
  readonly create: (order: IntentOrder) => Promise<Intent>
  readonly confirm: (id: string, confirmation: Confirmation) => Promise<Intent>
  readonly read: (id: string) => Promise<Intent>
  readonly cancel: (id: string, reason: CancelReason) => Promise<Intent>
}

type Raw = Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'id' | 'status' | 'cancellation_reason'> & {
  readonly next_action: { readonly redirect_to_url?: { readonly url: string | null } | null } | null
}
type Failed = { readonly code?: string | undefined; readonly decline_code?: string | undefined } | null

function statusOf(raw: Raw, failed: Failed): Intent['status'] {
  switch (raw.status) {
    case 'succeeded':
      return 'succeeded'
    case 'requires_confirmation':
      return 'unconfirmed'
    case 'requires_action':
      return 'needs_confirmation'
    case 'canceled':
      return raw.cancellation_reason === 'requested_by_customer' ? 'declined' : 'voided'
    case 'requires_payment_method':
      return declineOf(failed ?? {})
    default:
      return 'pending'
  }
}

const intentOf = (raw: Raw, failed: Failed): Intent => ({
  id: raw.id,
  status: statusOf(raw, failed),
  actionUrl: raw.next_action?.redirect_to_url?.url ?? null,
})

const metadataOf = (key: string) => ({ kindling_key: key })
const cards = { allowed_payment_method_types: ['card'] }
const backTo = (returnUrl: string | undefined) => (returnUrl ? { return_url: returnUrl } : {})

/** Payments: money moves when one is confirmed. */
export function paymentIntents({ paymentIntents: calls }: Stripe): Intents {
  const seen = async (call: Promise<Stripe.PaymentIntent>) => {
    const intent = await asked(call)
    return intentOf(intent, intent.last_payment_error)
  }
  return {
    create: ({ key, amount, customer, card }) =>
      seen(
        calls.create(
          { ...cards, amount, currency: 'usd', customer, payment_method: card, metadata: metadataOf(key) },
          { idempotencyKey: key },
        ),
      ),
    confirm: (id, { offSession, returnUrl }) =>
      seen(calls.confirm(id, offSession ? { off_session: true } : backTo(returnUrl))),
    read: (id) => seen(calls.retrieve(id)),
    cancel: (id, reason) => seen(calls.cancel(id, { cancellation_reason: reason })),
  }
}

/** Set-ups: the bank agrees to later charges without the person, and no money is held. */
export function setupIntents({ setupIntents: calls }: Stripe): Intents {
  const seen = async (call: Promise<Stripe.SetupIntent>) => {
    const intent = await asked(call)
    return intentOf(intent, intent.last_setup_error)
  }
  return {
    create: ({ key, customer, card }) =>
      seen(
        calls.create(
          { ...cards, customer, payment_method: card, usage: 'off_session', metadata: metadataOf(key) },
          { idempotencyKey: key },
        ),
      ),
    confirm: (id, { returnUrl }) => seen(calls.confirm(id, backTo(returnUrl))),
    read: (id) => seen(calls.retrieve(id)),
    cancel: (id, reason) => seen(calls.cancel(id, { cancellation_reason: reason })),
  }
}
