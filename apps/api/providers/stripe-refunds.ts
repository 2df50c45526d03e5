import type Stripe from 'stripe'
import type { PaymentProcessor, Transfer } from './payments.ts'
import type { Entry, ProcessorBooks } from './processor-books.ts'
import { asked, StripeRejection } from './stripe-errors.ts'

/** Refunds of one charge that are looked through for ours: a charge has one for each part that went back. */
const listed = 100

function statusOf(status: string | null): Transfer['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
const refundOf = ({ amount, status }: Pick<Stripe.Refund, 'amount' | 'status'>): Transfer => ({
  status: statusOf(status),
  amount,
})

/** A refund that Stripe does not make: nothing was moved, and its key is closed. */
const rejected = ({ amount }: Entry): Transfer => ({ status: 'failed', amount })

/** Money that goes back to a card. */
export function stripeRefunds(
  { refunds: calls }: Stripe,
  books: ProcessorBooks,
): Pick<PaymentProcessor, 'refund' | 'readRefund'> & {
  /** Returns whatever a payment still holds. Twice is once. */
  readonly returnAll: (key: string, payment: string) => Promise<void>
} {
  const create = (key: string, payment: string, amount?: number) =>
    asked(
      calls.create(
        { payment_intent: payment, metadata: { kindling_key: key }, ...(amount !== undefined && { amount }) },
        { idempotencyKey: key },
      ),
    )
  /**
   * The refund of an entry whose answer was lost: by the list of its payment, which shows at once what was made. Search
   * would not, and the processor forgets our key after a day.
   */
  async function findUnnamed(key: string, payment: string): Promise<Stripe.Refund | undefined> {
    const { data } = await asked(calls.list({ payment_intent: payment, limit: listed }))
    return data.find(({ metadata }) => metadata?.kindling_key === key)
  }
  async function find({ idempotencyKey: key, reference }: Entry, payment: string) {
    if (reference) return asked(calls.retrieve(reference))
    const found = await findUnnamed(key, payment)
    if (found) await books.name(key, found.id)
    return found
  }
  const paymentOf = async (chargeKey: string | null): Promise<string | null> => {
    const charge = chargeKey === null ? undefined : await books.find(chargeKey)
    return charge?.kind === 'payment' ? charge.reference : null
  }
  return {
    async refund({ idempotencyKey: key, chargeKey, amount }) {
      const entry = await books.open({ idempotencyKey: key, kind: 'refund', amount, chargeKey })
      if (entry.isVoided) return rejected(entry)
      const payment = await paymentOf(chargeKey)
      if (!payment) return rejected(await books.close(key))
      const existing = await find(entry, payment)
      if (existing) return refundOf(existing)
      try {
        const made = await create(key, payment, amount)
        await books.name(key, made.id)
        return refundOf(made)
      } catch (error) {
        // More than is left of the charge, or a charge under dispute: no later attempt is another.
        if (error instanceof StripeRejection) return rejected(await books.close(key))
        throw error
      }
    },
    async readRefund(key) {
      const entry = await books.find(key)
      if (entry?.kind !== 'refund') return null
      if (entry.isVoided) return rejected(entry)
      const payment = await paymentOf(entry.chargeKey)
      const refund = payment ? await find(entry, payment) : undefined
      return refund ? refundOf(refund) : null
    },
    async returnAll(key, payment) {
      try {
        await create(`${key}-all`, payment)
      } catch (error) {
        if (!(error instanceof StripeRejection)) throw error
        // Everything went back already.
      }
    },
  }
}
