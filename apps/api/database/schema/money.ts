import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, moment } from './columns.ts'
import { pledges } from './pledges.ts'
import { milestones, projects } from './projects.ts'

/**
 * Where a collected pledge's money is, by part: written by the same transaction as the ledger's entries, which add up
 * to the same. The parts of a pledge add up to what was collected.
 */
export const pledgeParts = pgTable(
  'pledge_parts',
  {
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id),
    /** `initial`, or the id of the milestone that releases it. */
    part: text('part').notNull(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    held: cents('held').notNull(),
    released: cents('released').notNull().default(0),
    refunded: cents('refunded').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.pledgeId, table.part] }),
    index('pledge_parts_project').on(table.projectId, table.part),
    // Looked at every few seconds: what is held is a small part of all that was.
    index('pledge_parts_held').on(table.projectId, table.part).where(sql`held > 0`),
    check('pledge_parts_sums', sql`${table.held} >= 0 and ${table.released} >= 0 and ${table.refunded} >= 0`),
  ],
)

/** A vote of confidence about a milestone; a late milestone that is completed has one more. */
export const milestoneVotes = pgTable(
  'milestone_votes',
  {
    id: text('id').primaryKey(),
    milestoneId: text('milestone_id')
      .notNull()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** 1, or 2 for the vote after a late milestone was completed. */
    round: integer('round').notNull().default(1),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    /** Voices when it opened: people, where those who paid with the same card are one. */
    voters: integer('voters').notNull(),
    noConfidence: integer('no_confidence').notNull().default(0),
    result: text('result').$type<'carried' | 'not_carried'>(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('milestone_votes_round').on(table.milestoneId, table.round),
    index('milestone_votes_open').on(table.closesAt).where(sql`closed_at is null`),
    index('milestone_votes_project').on(table.projectId),
    check(
      'milestone_votes_counts',
      sql`${table.noConfidence} >= 0 and ${table.noConfidence} <= ${table.voters}`,
    ),
  ],
)

/** Who may answer a vote, fixed when it opened, and the last answer. Silence is confidence. */
export const milestoneVoters = pgTable(
  'milestone_voters',
  {
    voteId: text('vote_id')
      .notNull()
      .references(() => milestoneVotes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the voice that they have, or share with others who paid with the same card: the id of one of its people. */
    voice: text('voice').notNull(),
    /** True: no confidence. Null: not answered. Of a voice, only who answered first has one. */
    refund: boolean('refund'),
    /** Answers given: the first and its changes. */
    answers: integer('answers').notNull().default(0),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.voteId, table.userId] }),
    index('milestone_voters_user').on(table.userId),
    uniqueIndex('milestone_voters_one_answer').on(table.voteId, table.voice).where(sql`refund is not null`),
  ],
)

/** Money on its way back to a backer; its id is the processor's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    amount: cents('amount').notNull(),
    cause: text('cause').$type<'team' | 'vote' | 'late' | 'suspended' | 'cancelled' | 'dispute'>().notNull(),
    reason: text('reason').notNull().default(''),
    /**
     * TO_WALLET: the card could not take it, so it went to the backer's wallet. BY_BANK: the backer's bank took it back
     * in a dispute, and nothing was sent.
     */
    status: text('status').$type<'PENDING' | 'PAID' | 'TO_WALLET' | 'BY_BANK'>().notNull().default('PENDING'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** When the processor was asked about it last. */
    triedAt: moment('tried_at'),
  },
  (table) => [
    index('refunds_pledge').on(table.pledgeId),
    index('refunds_pending')
      .on(table.triedAt.asc().nullsFirst(), table.createdAt)
      .where(sql`status = 'PENDING'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * What a day's charges and refunds did to a project's money, written by the transactions that book them, so that its
 * ledger costs the same with fifty and fifty thousand pledges.
 */
export const projectMoneyDays = pgTable(
  'project_money_days',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Its first moment in UTC. */
    day: moment('day').notNull(),
    kind: text('kind').$type<'collected' | 'refunded'>().notNull(),
    /** When the last of them was. */
    lastAt: moment('last_at').notNull(),
    /** Charges less those that were taken back, or refunds. */
    pledges: integer('pledges').notNull(),
    /** What they changed of what is held, and of what the creator may withdraw; cents, below zero for what left. */
    held: cents('held').notNull(),
    available: cents('available').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.day, table.kind] }),
    index('project_money_days_last').on(table.projectId, table.lastAt),
  ],
)

/**
 * A bank account that money goes to. A row never changes: another account is another row, and the newest of a project
 * is the one in use, so that a payout on its way keeps its destination.
 */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: text('id').primaryKey(),
    /** Null: a person's own, for what is in their wallet. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    /** Who entered it. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Sealed for this row. */
    sealedNumber: text('sealed_number').notNull(),
    routingNumber: text('routing_number').notNull(),
    last4: text('last4').notNull(),
    /** The proof of a project's account, as base64, sealed for this row. */
    sealedDocument: text('sealed_document'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('bank_accounts_project').on(table.projectId, table.createdAt),
    index('bank_accounts_user').on(table.userId),
  ],
)

/** Money on its way to a creator's bank, or to a person's; its id is the processor's idempotency key. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    /** The project whose released money it is; null: a wallet's. */
    projectId: integer('project_id').references(() => projects.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    amount: cents('amount').notNull(),
    /** The bank account's id. */
    destination: text('destination').notNull(),
    status: text('status').$type<'PENDING' | 'PAID' | 'RETURNED'>().notNull().default('PENDING'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** When the processor was asked about it last. */
    triedAt: moment('tried_at'),
  },
  (table) => [
    index('withdrawals_project').on(table.projectId, table.createdAt),
    index('withdrawals_user').on(table.userId, table.createdAt),
    index('withdrawals_pending')
      .on(table.triedAt.asc().nullsFirst(), table.createdAt)
      .where(sql`status = 'PENDING'`),
    check('withdrawals_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * What somebody gets for a pledge that came by their own link, fixed when its listing fee was taken and paid by a job
 * (decisions 2 §4). What is due is `cents` less the share of `base` that was refunded since.
 */
export const referralBonuses = pgTable(
  'referral_bonuses',
  {
    pledgeId: text('pledge_id')
      .primaryKey()
      .references(() => pledges.id),
    /** Whose link it was. No foreign key: it would lock a person after a project, against the order of locks. */
    userId: text('user_id').notNull(),
    /** What the fee was taken from. */
    base: cents('base').notNull(),
    cents: cents('cents').notNull(),
    /** Of `base`, what went back to the backer since. */
    refunded: cents('refunded').notNull().default(0),
    /** What the wallet has of it: cents at the rate of that day, and hundredths of a PLG. */
    paidCents: cents('paid_cents').notNull().default(0),
    paidPlg: cents('paid_plg').notNull().default(0),
    /** No more to pay or to take back, until something is refunded. */
    isSettled: boolean('is_settled').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the job last looked at it. */
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    index('referral_bonuses_user').on(table.userId),
    index('referral_bonuses_waiting').on(table.triedAt).where(sql`not is_settled`),
    check(
      'referral_bonuses_sums',
      sql`${table.base} > 0 and ${table.cents} > 0 and ${table.refunded} >= 0 and ${table.paidCents} between 0 and ${table.cents} and ${table.paidPlg} >= 0`,
    ),
  ],
)

/** How far the demo world's business time is ahead of the real one: one row, or none. */
export const businessClock = pgTable('business_clock', {
  name: text('name').$type<'demo'>().primaryKey(),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
})
