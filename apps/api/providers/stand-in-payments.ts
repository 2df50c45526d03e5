import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { standInCharges, standInTransfers } from '../database/schema.ts'
import { type Charge, type PaymentProcessor, ProcessorUnavailable, type Transfer } from './payments.ts'
import { type Behaviour, savedStandInCard, tokenizeStandInCard } from './stand-in-cards.ts'

/** What the bank answers a charge or a set-up of such a card. */
function answerOf(
  behaviour: Exclude<Behaviour, 'unavailable'>,
  {
    capture,
    offSession,
    agreed,
  }: { readonly capture: boolean; readonly offSession: boolean; readonly agreed: boolean },
): Charge['status'] {
  if (behaviour === 'declined_later') return capture ? 'declined' : 'succeeded'
  if (behaviour === 'refund_fails') return 'succeeded'
  const asks = behaviour === 'needs_confirmation' || behaviour === 'asks_each_time'
  if (!asks) return behaviour
  if (!offSession) return 'needs_confirmation'
  // Nobody is there to be asked: one bank goes by what its customer agreed to before, another never does.
  return agreed && behaviour === 'needs_confirmation' ? 'succeeded' : 'declined'
}

/** Name of a bank account to which no payout arrives. */
export const closedBankAccount = 'closed'

/** What it takes for a charge, in cents: 2.9 % and 30 cents, as processors of cards do. */
export const standInCost = (amount: number): number => Math.round(amount * 0.029) + 30

/** How long the delaying card takes to settle. */
const settleMs = 3_000

const behaviourOf = (token: string) => token.split(':')[0] as Behaviour

type Row = typeof standInCharges.$inferSelect

/**
 * A processor that runs on this machine and behaves like one at the other end of a network: it keeps its own books,
 * is idempotent by key, declines by test card number, may take its time, and may ask the person to confirm. Refunds
 * and payouts settle at once, except to a card or an account that cannot take them.
 */
export function standInPayments(db: Database, now: () => Date): PaymentProcessor {
  const asCharge = (row: Row): Charge => ({ status: row.status, amount: row.amount })
  const find = async (key: string): Promise<Row | undefined> => {
    const [row] = await db.select().from(standInCharges).where(eq(standInCharges.idempotencyKey, key))
    if (row?.status !== 'pending' || !row.settlesAt || row.settlesAt > now()) return row
    const [settled] = await db
      .update(standInCharges)
      .set({ status: 'succeeded' })
      .where(and(eq(standInCharges.idempotencyKey, key), eq(standInCharges.status, 'pending')))
      .returning()
    // Given up in this moment.
    return settled ?? find(key)
  }
  const readExisting = async (key: string): Promise<Charge> => {
    const row = await find(key)
    if (!row) throw new ProcessorUnavailable('No such charge')
    return asCharge(row)
  }
  /** Whether the person answered this card's bank with "yes" before. */
  const hasAgreed = async (token: string): Promise<boolean> => {
    const [row] = await db
      .select({ key: standInCharges.idempotencyKey })
      .from(standInCharges)
      .where(and(eq(standInCharges.token, token), eq(standInCharges.status, 'succeeded')))
      .limit(1)
    return row !== undefined
  }
  const readTransfer = async (key: string): Promise<Transfer | null> => {
    const [row] = await db.select().from(standInTransfers).where(eq(standInTransfers.idempotencyKey, key))
    return row ? { status: row.status, amount: row.amount } : null
  }
  const transfer = async (
    idempotencyKey: string,
    subject: string,
    amount: number,
    fails: boolean,
  ): Promise<Transfer> => {
    const status = fails ? 'failed' : 'succeeded'
    await db
      .insert(standInTransfers)
      .values({ idempotencyKey, subject, amount, status, createdAt: now() })
      .onConflictDoNothing()
    return (await readTransfer(idempotencyKey)) ?? { status, amount }
  }

  return {
    cardField: { kind: 'typed' },
    tokenize: (card) => tokenizeStandInCard(card),
    saveCard: async ({ cardToken }) => savedStandInCard(cardToken),

    async charge({ idempotencyKey, token, amount, capture, offSession = false }) {
      const behaviour = behaviourOf(token)
      if (behaviour === 'unavailable')
        throw new ProcessorUnavailable('The test card 4000 0000 0000 0119 is never answered')
      const agreed = behaviour === 'needs_confirmation' && offSession && (await hasAgreed(token))
      await db
        .insert(standInCharges)
        .values({
          idempotencyKey,
          token,
          amount,
          status: answerOf(behaviour, { capture, offSession, agreed }),
          settlesAt: behaviour === 'pending' ? new Date(now().getTime() + settleMs) : null,
          createdAt: now(),
        })
        .onConflictDoNothing()
      const row = await find(idempotencyKey)
      if (!row) throw new ProcessorUnavailable('The charge was not written')
      return asCharge(row)
    },

    async read(idempotencyKey) {
      const row = await find(idempotencyKey)
      return row ? asCharge(row) : null
    },

    async readCost(idempotencyKey) {
      const row = await find(idempotencyKey)
      return row?.status === 'succeeded' ? standInCost(row.amount) : null
    },

    async confirm(idempotencyKey, approved) {
      // The condition is part of the write: of two answers at once, one is taken, and both are told which.
      await db
        .update(standInCharges)
        .set({ status: approved ? 'succeeded' : 'declined' })
        .where(
          and(
            eq(standInCharges.idempotencyKey, idempotencyKey),
            eq(standInCharges.status, 'needs_confirmation'),
          ),
        )
      return readExisting(idempotencyKey)
    },

    async abandon(idempotencyKey) {
      const voided = { status: 'voided' } as const
      await db
        .insert(standInCharges)
        .values({ ...voided, idempotencyKey, token: '', amount: 0, createdAt: now() })
        .onConflictDoUpdate({
          target: standInCharges.idempotencyKey,
          set: voided,
          setWhere: inArray(standInCharges.status, ['pending', 'needs_confirmation']),
        })
      return readExisting(idempotencyKey)
    },

    async void(idempotencyKey) {
      const voided = { status: 'voided' } as const
      await db
        .insert(standInCharges)
        .values({ ...voided, idempotencyKey, token: '', amount: 0, createdAt: now() })
        .onConflictDoUpdate({ target: standInCharges.idempotencyKey, set: voided })
    },

    async refund({ idempotencyKey, chargeKey, amount }) {
      const charge = await find(chargeKey)
      const fails = charge?.status !== 'succeeded' || behaviourOf(charge.token) === 'refund_fails'
      return transfer(idempotencyKey, chargeKey, amount, fails)
    },
    readRefund: readTransfer,

    payout: ({ idempotencyKey, destination, amount }) =>
      transfer(idempotencyKey, destination, amount, destination === closedBankAccount),
    readPayout: readTransfer,
  }
}
