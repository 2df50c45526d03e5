import type { Charge, PaymentProcessor } from '../providers/payments.ts'
import { settlePayout } from '../providers/payout-list.ts'
import { type testCards, tokenizeStandInCard } from '../providers/stand-in-cards.ts'
import { closedBankAccount, standInPayments } from '../providers/stand-in-payments.ts'
import { stripePayments } from '../providers/stripe-payments.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { createClock } from './platform.ts'
import { type StripePeer, startStripePeer } from './stripe-peer.ts'

/** What a card of a test does, whoever plays the bank. */
export type CardBehaviour = 'good' | 'declined' | 'poor' | 'asks' | 'slow' | 'declined later' | 'refund fails'

/** A processor, and what happens at its other end. */
export interface PaymentBank {
  readonly payments: PaymentProcessor
  /** The token of a new card. */
  readonly card: (behaviour: CardBehaviour) => Promise<string>
  /** The person answers the bank's question, and comes back. */
  readonly answer: (key: string, approved: boolean) => Promise<Charge>
  /** What takes its time happens. */
  readonly pass: () => Promise<void>
  /** A bank account to which no payout arrives; others take them. */
  readonly closedAccount: string
  readonly breakDown: () => Promise<void>
}

const goodNumber = '4242424242424242'
const numberOf: Record<CardBehaviour, keyof typeof testCards | typeof goodNumber> = {
  good: goodNumber,
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000002500003155',
  slow: '4000000000000077',
  'declined later': '4000000000000341',
  'refund fails': '4000000000005126',
}

/** The processor that plays on this machine. */
export async function standInBank(): Promise<PaymentBank> {
  const { db, close } = await openMemoryDatabase()
  const clock = createClock()
  const payments = standInPayments(db, clock.now)
  let isOpen = true
  return {
    payments,
    card: async (behaviour) => {
      const cardToken = tokenizeStandInCard({ number: numberOf[behaviour], expiration: '12/30' })
      return (await payments.saveCard({ cardToken, name: 'Mara Lindqvist' })).token
    },
    answer: (key, approved) => payments.confirm(key, approved),
    pass: async () => clock.advance(60_000),
    closedAccount: closedBankAccount,
    breakDown: async () => {
      if (isOpen) await close()
      isOpen = false
    },
  }
}

const cardIdOf: Record<CardBehaviour, string> = {
  good: 'pm_good',
  declined: 'pm_declined',
  poor: 'pm_poor',
  asks: 'pm_asks',
  slow: 'pm_slow',
  'declined later': 'pm_declined_later',
  'refund fails': 'pm_refund_fails',
}

export interface StripeBank extends PaymentBank {
  readonly peer: StripePeer
}

/** The adapter of Stripe, against a peer that plays its HTTP on this machine. */
export async function stripeBank(): Promise<StripeBank> {
  const peer = await startStripePeer()
  const { db, close } = await openMemoryDatabase()
  const now = () => new Date()
  const payments = stripePayments({
    db,
    now,
    key: peer.key,
    publishableKey: 'pk_test_peer',
    apiOrigin: peer.origin,
    timeoutMs: 800,
    retries: 0,
  })
  const returned = new Set<string>()
  let cards = 0
  let isOpen = true
  return {
    peer,
    payments: {
      ...payments,
      payout: (order) => {
        if (order.destination === 'closed') returned.add(order.idempotencyKey)
        return payments.payout(order)
      },
    },
    card: async (behaviour) => {
      const cardToken = `${cardIdOf[behaviour]}-${++cards}`
      return (await payments.saveCard({ cardToken, name: 'Mara Lindqvist' })).token
    },
    answer: async (key, approved) => {
      peer.books.answer(key, approved)
      return payments.confirm(key, approved)
    },
    pass: async () => {
      peer.books.pass()
      for (const key of returned) await settlePayout(db, now(), key, 'failed')
    },
    closedAccount: 'closed',
    breakDown: async () => {
      if (!isOpen) return
      isOpen = false
      await peer.close()
      await close()
    },
  }
}
