import { sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { hashPassword } from '../accounts/passwords.ts'
import type { Database, Transaction } from '../database/connection.ts'
import * as schema from '../database/schema.ts'
import { figuresFromBooks } from '../pledges/figures.ts'
import { moneyDaysFromBooks } from '../pledges/money-days.ts'
import { insertMany } from './bulk-insert.ts'
import { demoPassword } from './content/people.ts'
import { projects as demoProjects } from './content/projects.ts'
import { seedCreatorsDesk } from './creators-desk.ts'
import { markDemo } from './mark.ts'
import { movedMilestones } from './moved-milestones.ts'
import { countVisits } from './visits.ts'
import { seedWallets } from './wallets.ts'
import { drawWorld } from './world.ts'

export interface SeedProgress {
  /** What is being stored, in a word or two. */
  readonly step: string
  /** Rows stored so far, of `total`. */
  readonly done: number
  readonly total: number
}

export interface SeedOptions {
  /** The moment all dates are relative to. The same moment gives the same world. */
  readonly now: Date
  readonly onProgress?: (progress: SeedProgress) => void
}

export interface SeedResult {
  readonly projects: number
  readonly people: number
  readonly pledges: number
}

/** Whether nobody and nothing is stored yet, so that a demo world may be put there. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [user] = await db.select({ id: schema.users.id }).from(schema.users).limit(1)
  const [project] = await db.select({ id: schema.projects.id }).from(schema.projects).limit(1)
  return user === undefined && project === undefined
}

/**
 * Fills an empty database with the demo world, all of it or nothing.
 *
 * @throws Error where something is stored already.
 */
export async function seedDemo(db: Database, { now, onProgress }: SeedOptions): Promise<SeedResult> {
  if (!(await isEmpty(db))) throw new Error('The demo world goes into an empty database only; empty it first')
  const world = drawWorld(now, await hashPassword(demoPassword))
  const { users, addresses, cards } = world.population
  const parts: readonly Part[] = [
    part('People', schema.users, users),
    part('Addresses', schema.shippingAddresses, addresses),
    part('Cards', schema.paymentMethods, cards),
    part('Categories', schema.categories, world.categories),
    part('Projects', schema.projects, world.projects),
    part('Rewards', schema.rewards, world.rewards),
    part('Variants', schema.rewardVariants, world.variants),
    part('Milestones', schema.milestones, world.milestones),
    part('Questions', schema.faqItems, world.faq),
    part('Translations', schema.projectTranslations, world.translations),
    part('Bonuses', schema.bonuses, world.bonuses),
    part('Entries to bonuses', schema.bonusEntries, world.bonusEntries),
    part('Updates', schema.projectUpdates, world.updates),
    part('Comments', schema.comments, world.comments),
    part('Likes of updates', schema.updateLikes, world.updateLikes),
    part('Votes for comments', schema.commentVotes, world.commentVotes),
    part('Flags of comments', schema.commentFlags, world.commentFlags),
    part('Flags of projects', schema.projectFlags, world.projectFlags),
    part('Decisions of moderators', schema.moderationLog, world.moderationLog),
    part('Notifications', schema.notifications, world.notifications),
    part('Coupons', schema.coupons, world.coupons),
    part('Pledges', schema.pledges, world.pledges),
    part('Pledged rewards', schema.pledgeItems, world.items),
    part('Notes about pledges', schema.pledgeNotes, world.notes),
    part('Payments', schema.payments, world.payments),
    part('Processor’s books', schema.standInCharges, world.charges),
    part('Accounts', schema.ledgerAccounts, world.books.accounts),
    part('Transactions', schema.ledgerTransactions, world.books.transactions),
    part('Entries', schema.ledgerEntries, world.books.entries),
    part('Refunds', schema.refunds, world.refunds),
    part('Transfers', schema.standInTransfers, world.transfers),
    part('Held money', schema.pledgeParts, world.books.parts),
    part('Votes', schema.milestoneVotes, world.votes.votes),
    part('Voters', schema.milestoneVoters, world.votes.voters),
  ]
  const total = parts.reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  await db.transaction(async (tx) => {
    for (const { step, store } of parts) {
      await store(tx, (stored) => {
        done += stored
        onProgress?.({ step, done, total })
      })
    }
    await figuresFromBooks(tx)
    await moneyDaysFromBooks(tx)
    await countVisits(tx, now)
    await seedWallets(tx, now, world.population.idOf)
    const added = await seedCreatorsDesk(tx, {
      now,
      idOf: world.population.idOf,
      projects: demoProjects,
      moved: movedMilestones(world, now),
    })
    await markDemo(tx, now)
    // Ids were given by hand, so the next project must not get one of them.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('projects', 'id'), ${world.projects.length + added}::bigint)`,
    )
  })
  await db.execute(sql`analyze`)
  return { projects: world.projects.length, people: users.length, pledges: world.pledges.length }
}

/** Removes everything that is stored, accounts made by hand included. The tables stay. */
export async function emptyDemo(db: Database): Promise<void> {
  await db.execute(
    sql`truncate ${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )} restart identity cascade`,
  )
}

const tables: readonly PgTable[] = [
  schema.databaseMarks,
  schema.outbox,
  schema.ledgerEntries,
  schema.ledgerTransactions,
  schema.ledgerAccounts,
  schema.pledgeParts,
  schema.refunds,
  schema.withdrawals,
  schema.milestoneVoters,
  schema.milestoneVotes,
  schema.businessClock,
  schema.jobs,
  schema.standInCharges,
  schema.standInTransfers,
  schema.newsletterSubscribers,
  schema.newsletterCodes,
  schema.idempotencyKeys,
  schema.payments,
  schema.pledgeEvents,
  schema.pledgeMessages,
  schema.pledgeNotes,
  schema.couponUses,
  schema.pledgeItems,
  schema.referralLinks,
  schema.projectSources,
  schema.projectDays,
  schema.projectMoneyDays,
  schema.pledges,
  schema.coupons,
  schema.notifications,
  schema.comments,
  schema.projectUpdates,
  schema.faqItems,
  schema.projectTranslations,
  schema.bonusEntries,
  schema.bonuses,
  schema.milestones,
  schema.rewardVariants,
  schema.rewards,
  schema.projects,
  schema.categories,
  schema.paymentMethods,
  schema.shippingAddresses,
  schema.rateLimits,
  schema.sessions,
  schema.users,
]

interface Part {
  readonly step: string
  readonly rows: number
  readonly store: (tx: Transaction, onStored: (rows: number) => void) => Promise<void>
}

function part<T extends PgTable>(step: string, table: T, rows: PgInsertValue<T>[]): Part {
  return {
    step,
    rows: rows.length,
    store: (tx, onStored) => insertMany(tx, table, rows, onStored),
  }
}
