import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, moment } from './columns.ts'

/**
 * What the payment processor was asked under each key of ours, written before money can move: the processor forgets
 * keys after a day, and its search lags behind.
 */
export const processorEntries = pgTable(
  'processor_entries',
  {
    idempotencyKey: text('idempotency_key').primaryKey(),
    kind: text('kind').$type<'payment' | 'setup' | 'refund'>().notNull(),
    amount: cents('amount').notNull(),
    /** Of a refund: the key of the charge it returns. */
    chargeKey: text('charge_key'),
    /** The processor's id of it; null: it has not told one. */
    reference: text('reference'),
    /** Without a reference: none is accepted any more. With one: it was cancelled, or returned in full. */
    isVoided: boolean('is_voided').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('processor_entries_reference').on(table.reference)],
)

/** Payouts that a person makes at the bank: what is to be sent, and what became of it. */
export const payoutOrders = pgTable('payout_orders', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  destination: text('destination').notNull(),
  amount: cents('amount').notNull(),
  status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull().default('pending'),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
})

/** Refunds and disputes that changed at the processor by themselves; `handledAt` empty: the books do not know it yet. */
export const processorNotices = pgTable(
  'processor_notices',
  {
    /** The processor's id of the refund or the dispute. */
    id: text('id').primaryKey(),
    about: text('about').$type<'refund' | 'dispute'>().notNull(),
    /** Our key of the refund, or of the disputed charge. */
    key: text('key').notNull(),
    state: text('state').$type<'pending' | 'succeeded' | 'failed' | 'open' | 'won' | 'lost'>().notNull(),
    amount: cents('amount').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [index('processor_notices_new').on(table.updatedAt).where(sql`handled_at is null`)],
)
