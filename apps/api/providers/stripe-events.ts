import Stripe from 'stripe'
import * as z from 'zod'
import { type DisputeState, type PaymentEvent, type PaymentEvents, UnsignedEvent } from './payment-events.ts'

const id = z.string().regex(/^[\w-]{1,255}$/)
const metadata = z.object({ kindling_key: id.optional() })

const charge = z.object({ id, metadata: metadata.nullish() })
const refund = charge
const dispute = z.object({ id, payment_intent: id, status: z.string(), amount: z.int().nonnegative() })
const envelope = z.object({ id, type: z.string(), data: z.object({ object: z.unknown() }) })

/** A dispute that was prevented or closed before it took money leaves the charge as it was. */
function stateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost'
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open'
}

const about = (type: string): PaymentEvent['about'] | null => {
  if (/^charge\.dispute\./.test(type)) return 'dispute'
  if (/^(refund\.|charge\.refund\.)/.test(type)) return 'refund'
  return /^(payment|setup)_intent\./.test(type) ? 'charge' : null
}

function eventOf(told: unknown): PaymentEvent | null {
  const event = envelope.safeParse(told).data
  const kind = event && about(event.type)
  if (!event || !kind) return null
  const { object } = event.data
  if (kind === 'dispute') {
    const read = dispute.safeParse(object).data
    if (!read) return null
    const { id: reference, payment_intent, status, amount } = read
    const said = { charge: payment_intent, state: stateOf(status), amount }
    return { id: event.id, about: kind, reference, key: null, dispute: said }
  }
  const read = (kind === 'refund' ? refund : charge).safeParse(object).data
  if (!read) return null
  const key = read.metadata?.kindling_key ?? null
  return { id: event.id, about: kind, reference: read.id, key, dispute: null }
}

/** What Stripe tells by itself: https://docs.stripe.com/webhooks. Its library checks signature and age first. */
export const stripeEvents = (secret: string): PaymentEvents => ({
  read: (body, signature) => {
    let told: unknown
    try {
      told = Stripe.webhooks.constructEvent(body, signature, secret)
    } catch (cause) {
      throw new UnsignedEvent('Not signed by Stripe, too old, or not readable', { cause })
    }
    return eventOf(told)
  },
})
