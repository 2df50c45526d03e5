import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { pledges } from './pledges.ts'
import { projects } from './projects.ts'

/** Accounts of the books, in dollars and tokens (decisions 2 §4). */
export type LedgerAccountName =
  | 'wallet'
  | 'issuance'
  | 'conversion'
  | 'processor'
  | 'backers'
  | 'pledged'
  | 'held'
  | 'creator'
  | 'payout'
  | 'refund'
  | 'fees'
  | 'platform'

/** Events that move money or tokens, and the correction of one. */
export type LedgerKind =
  | 'OPENING'
  | 'BONUS'
  | 'CONVERSION'
  | 'PLEDGED'
  | 'UNPLEDGED'
  | 'COLLECTED'
  | 'RELEASED'
  | 'FEE'
  | 'REFUND'
  | 'REFUND_PAID'
  | 'REFUND_TO_WALLET'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_PAID'
  | 'WITHDRAWAL_RETURNED'
  | 'DISPUTE_LOST'
  | 'REFUND_BY_BANK'
  | 'PROCESSOR_COST'
  | 'FEES_MOVED'
  | 'TOP_UP'
  | 'REFERRAL'
  | 'REFERRAL_RETURNED'

/**
 * The books. Accounts that pay out (a wallet, what a creator may withdraw, what is on its way) have a balance: the sum
 * of their entries, never below zero. The others have none, so that no row is a bottleneck for everybody; what a
 * pledge still holds is kept with the pledge (`pledge_parts`).
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    /** Whose wallet it is. */
    userId: text('user_id').references(() => users.id),
    /** Whose money it keeps, for accounts of one project. */
    projectId: integer('project_id').references(() => projects.id),
    /** Part of the held money: `initial`, or a milestone's id. */
    part: text('part'),
    /** The pledge that a refund is for. */
    pledgeId: text('pledge_id').references(() => pledges.id),
    name: text('name').$type<LedgerAccountName>().notNull(),
    token: text('token').$type<'PLG' | 'CS' | 'USD'>().notNull(),
    /** Hundredths of a token. */
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('ledger_accounts_wallet').on(table.userId, table.token),
    index('ledger_accounts_project').on(table.projectId),
    check('ledger_accounts_kind', sql`${table.userId} is null or ${table.balance} is not null`),
    check('ledger_accounts_balance', sql`${table.balance} >= 0`),
  ],
)

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: text('id').primaryKey(),
  /** Unique key of the event: a transaction with a known reference is not written again. */
  reference: text('reference').notNull().unique(),
  kind: text('kind').$type<LedgerKind>().notNull(),
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
    /** The pledge whose money it is. */
    pledgeId: text('pledge_id'),
    /** Hundredths; negative if it leaves the account. Entries of one transaction and token add up to zero. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Balance of a person's account after this entry. */
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_pledge').on(table.pledgeId).where(sql`pledge_id is not null`),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
)
