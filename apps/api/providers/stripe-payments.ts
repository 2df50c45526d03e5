import type { Database } from '../database/connection.ts'
import { type Charge, type PaymentProcessor, ProcessorUnavailable } from './payments.ts'
import { payoutList } from './payout-list.ts'
import { type Entry, processorBooks } from './processor-books.ts'
import { readToken, saveStripeCard } from './stripe-cards.ts'
import { type StripeAccess, stripeClient } from './stripe-client.ts'
import { readStripeCost } from './stripe-costs.ts'
import { StripeRejection } from './stripe-errors.ts'
import { type CancelReason, type Intent, paymentIntents, setupIntents } from './stripe-intents.ts'
import { stripeRefunds } from './stripe-refunds.ts'

export interface StripePaymentSettings extends StripeAccess {
  readonly db: Database
  /** For the card field in the browser: no secret. */
  readonly publishableKey: string
  readonly now: () => Date
}

/** An entry whose intent Stripe has named. */
type Named = Entry & { readonly reference: string }
const isNamed = (entry: Entry): entry is Named => entry.reference !== null

const voided = ({ amount }: Pick<Entry, 'amount'>): Charge => ({ status: 'voided', amount })
const declined = ({ amount }: Entry, status: StripeRejection['status']): Charge => ({ status, amount })

/** What stands at Stripe; null: nothing was asked of the bank. */
const chargeOf = ({ amount }: Entry, { status, actionUrl }: Intent): Charge | null =>
  status === 'unconfirmed'
    ? null
    : { status, amount, ...(status === 'needs_confirmation' && actionUrl !== null && { actionUrl }) }

/**
 * Stripe, by its own library: https://docs.stripe.com/api/payment_intents
 *
 * A charge is made in two calls. The first makes an intent that moves nothing, and its id is stored; the second confirms
 * that intent. So whatever is lost on the way, a charge that may have moved money has its id here, and one without an
 * id never moves any (docs/decisions/0016).
 */
export function stripePayments({
  db,
  now,
  publishableKey,
  ...access
}: StripePaymentSettings): PaymentProcessor {
  const stripe = stripeClient(access)
  const books = processorBooks(db, now)
  const payments = paymentIntents(stripe)
  const setups = setupIntents(stripe)
  const { returnAll, ...refunds } = stripeRefunds(stripe, books)

  const intentsOf = ({ kind }: Entry) => (kind === 'setup' ? setups : payments)
  const readIntent = (entry: Named): Promise<Intent> => intentsOf(entry).read(entry.reference)

  /** Makes a call that changes an intent; where another process was faster, reads what it became. */
  async function changeOrRead(entry: Named, change: Promise<Intent>): Promise<Intent> {
    try {
      return await change
    } catch (error) {
      if (!(error instanceof StripeRejection)) throw error
      if (error.why === 'card') return { id: entry.reference, status: error.status, actionUrl: null }
      return readIntent(entry)
    }
  }
  const cancel = (entry: Named, reason: CancelReason): Promise<Intent> =>
    changeOrRead(entry, intentsOf(entry).cancel(entry.reference, reason))

  async function chargeNow(
    entry: Named,
    intent: Intent,
    confirmation: { offSession: boolean; returnUrl: string | undefined },
  ): Promise<Charge> {
    const asked =
      intent.status === 'unconfirmed'
        ? await changeOrRead(entry, intentsOf(entry).confirm(entry.reference, confirmation))
        : intent
    const charge = chargeOf(entry, asked)
    if (!charge) throw new ProcessorUnavailable('Stripe did not ask the bank')
    return charge
  }

  /** The charge of a key that must be known: without an answer from Stripe there is none to tell. */
  async function readKnown(entry: Entry | undefined): Promise<{ entry: Named; intent: Intent }> {
    if (!entry || !isNamed(entry)) throw new ProcessorUnavailable('No such charge')
    return { entry, intent: await readIntent(entry) }
  }

  return {
    cardField: { kind: 'stripe', publishable_key: publishableKey },

    saveCard: (card) => saveStripeCard(stripe, card),

    async charge({ idempotencyKey: key, token, amount, capture, offSession = false, returnUrl }) {
      const confirmation = { offSession, returnUrl }
      const opened = await books.open({ idempotencyKey: key, kind: capture ? 'payment' : 'setup', amount })
      if (opened.isVoided) return voided(opened)
      if (isNamed(opened)) return chargeNow(opened, await readIntent(opened), confirmation)
      try {
        const made = await intentsOf(opened).create({ key, amount, ...readToken(token) })
        const entry = await books.name(key, made.id)
        // Given up meanwhile: the intent stays as it is, which is nothing to the bank.
        if (!isNamed(entry)) return voided(entry)
        return await chargeNow(entry, { ...made, status: 'unconfirmed' }, confirmation)
      } catch (error) {
        if (!(error instanceof StripeRejection)) throw error
        if (error.why !== 'card') throw error
        await books.close(key)
        return declined(opened, error.status)
      }
    },

    async read(key) {
      const entry = await books.find(key)
      if (!entry) return null
      if (entry.isVoided) return voided(entry)
      return isNamed(entry) ? chargeOf(entry, await readIntent(entry)) : null
    },

    async readCost(key) {
      const entry = await books.find(key)
      if (!entry || entry.isVoided || entry.kind !== 'payment' || !isNamed(entry)) return null
      return readStripeCost(stripe, entry.reference)
    },

    async confirm(key, approved) {
      const { entry, intent } = await readKnown(await books.find(key))
      // Stripe has the bank's answer already; ours counts only where the person left without giving one.
      const answered =
        intent.status === 'needs_confirmation' && !approved
          ? await cancel(entry, 'requested_by_customer')
          : intent
      return chargeOf(entry, answered) ?? voided(entry)
    },

    async abandon(key) {
      const entry = await books.close(key)
      if (entry.isVoided || !isNamed(entry)) return voided(entry)
      const intent = await readIntent(entry)
      const isOpen = ['unconfirmed', 'pending', 'needs_confirmation'].includes(intent.status)
      const after = isOpen ? await cancel(entry, 'abandoned') : intent
      const charge = chargeOf(entry, after)
      if (!charge) throw new ProcessorUnavailable('Stripe did not cancel')
      return charge
    },

    async void(key) {
      const entry = await books.close(key)
      if (entry.isVoided || !isNamed(entry)) return
      const intent = await cancel(entry, 'abandoned')
      if (intent.status === 'succeeded' && entry.kind === 'payment') await returnAll(key, entry.reference)
      else if (intent.status === 'pending' || intent.status === 'unconfirmed')
        throw new ProcessorUnavailable('Stripe did not cancel')
      await books.markVoided(key)
    },

    ...refunds,
    ...payoutList(db, now),
  }
}
