import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, moment } from './columns.ts'

/** What the local mail stand-in has "sent": a developer and tests read it here. Empty where real mail goes out. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  /** Both sealed: a body holds a code. */
  html: text('html').notNull(),
  text: text('text').notNull(),
  sentAt: moment('sent_at').notNull(),
  /** In the order they were sent, which a clock does not always tell. */
  position: integer('position').generatedAlwaysAsIdentity(),
})

/**
 * Books of the local payment stand-in. It writes them outside the platform's transactions, as a processor at the
 * other end of a network would.
 */
export const standInCharges = pgTable('stand_in_charges', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  token: text('token').notNull(),
  amount: cents('amount').notNull(),
  status: text('status')
    .$type<'pending' | 'needs_confirmation' | 'succeeded' | 'declined' | 'insufficient_funds' | 'voided'>()
    .notNull(),
  settlesAt: moment('settles_at'),
  createdAt: moment('created_at').notNull(),
})

/** Refunds and payouts in the books of the local payment stand-in. */
export const standInTransfers = pgTable('stand_in_transfers', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  /** The refunded charge, or the bank account. */
  subject: text('subject').notNull(),
  amount: cents('amount').notNull(),
  status: text('status').$type<'succeeded' | 'pending' | 'failed'>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** What people agreed to at the local stand-in for the providers. */
export const standInConsents = pgTable('stand_in_consents', {
  codeHash: text('code_hash').primaryKey(),
  provider: text('provider').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  account: jsonb('account').$type<{ email: string; name: string }>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Books of the local stand-in for the identity provider. */
export const standInIdentityChecks = pgTable(
  'stand_in_identity_checks',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    returnUrl: text('return_url').notNull(),
    status: text('status').$type<'open' | 'pending' | 'complete' | 'failed'>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('stand_in_identity_checks_reference').on(table.reference)],
)
