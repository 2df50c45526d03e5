import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/**
 * The books of a token. A person's account has a balance: the sum of its entries, never below zero. The platform's own
 * accounts have none, so that no row is a bottleneck for everybody.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    /** Null: one of the platform's own accounts. */
    userId: text('user_id').references(() => users.id),
    name: text('name').$type<'wallet' | 'issuance' | 'conversion'>().notNull(),
    token: text('token').$type<'PLG' | 'CS' | 'USD'>().notNull(),
    /** Hundredths of a token. */
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('ledger_accounts_wallet').on(table.userId, table.token),
    check('ledger_accounts_kind', sql`(${table.userId} is null) = (${table.balance} is null)`),
    check('ledger_accounts_balance', sql`${table.balance} >= 0`),
  ],
)

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: text('id').primaryKey(),
  /** Unique key of the event: a transaction with a known reference is not written again. */
  reference: text('reference').notNull().unique(),
  kind: text('kind').$type<'OPENING' | 'BONUS' | 'CONVERSION'>().notNull(),
  /** Text from the cause, such as a project's name; else empty. */
  detail: text('detail').notNull().default(''),
  /** US dollars for one PLG, where the transaction used a rate. */
  plgToUsd: text('plg_to_usd'),
  createdAt: moment('created_at').notNull(),
})

/** Written once and never changed: a trigger of migration 0008 rejects updates. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Hundredths; negative if it leaves the account. Entries of one transaction and token add up to zero. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Balance of a person's account after this entry. */
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transaction').on(table.transactionId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
)
