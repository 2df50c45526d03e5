import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import type { paymentStatuses } from '@kindling/validation/rules/pledge-list'
import { and, eq, exists, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { payments, pledgeItems, pledgeNotes, pledges, rewards, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { waitsFor } from './waits.ts'

/** Status of a pledge's newest payment; found by its index, and asked only of pledges whose own status leaves it open. */
export const paidAs = sql<
  (typeof paymentStatuses)[number] | null
>`(${sql`select ${payments.status} from ${payments}
  where ${payments.pledgeId} = ${pledges.id}
  order by ${payments.createdAt} desc, ${payments.captures} desc limit 1`})`

const failed = sql`${paidAs} = 'FAILED'`
const notFailed = sql`${paidAs} is distinct from 'FAILED'`

/** As `paymentStatusOf` names them. */
const withPayment: Readonly<Record<(typeof paymentStatuses)[number], SQL | undefined>> = {
  CHECKED_OUT: and(eq(pledges.status, 'CHECKED_OUT'), notFailed),
  PENDING: and(eq(pledges.status, 'PROCESSING'), sql`${paidAs} = 'PENDING'`),
  PROCESSING: and(eq(pledges.status, 'PROCESSING'), sql`${paidAs} = 'PROCESSING'`),
  COMPLETED: eq(pledges.status, 'COMPLETED'),
  FAILED: and(inArray(pledges.status, ['CHECKED_OUT', 'FAILED']), failed),
  CANCELLED: and(eq(pledges.status, 'FAILED'), notFailed),
}

const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Part of a name, accents and capitals aside, or the beginning of an e-mail. */
const isCalled = (text: string) => ({
  name: sql`search_plain(${users.name}) like search_plain(${`%${literally(text)}%`})`,
  email: sql`${users.emailKey} like ${`${literally(text.toLowerCase())}%`}`,
})

/** Letters from which the index of names helps. */
const lettersMin = 3
/** Of more people than this, their pledges are not looked up one by one. */
const peopleMax = 200

/**
 * Pledges of people who are called so, or the one with this number. A rare name is found from the side of people, whose
 * names and e-mails have an index: a project's pledges would be read one by one for it. Where many have the name, a page
 * of the list is soon full of them.
 */
async function withText(db: Pick<Database, 'select'>, text: string): Promise<SQL | undefined> {
  const wanted = text.trim()
  if (wanted === '') return undefined
  const { name, email } = isCalled(wanted)
  const numbered = eq(pledges.id, wanted)
  if (wanted.length >= lettersMin) {
    const of = (condition: SQL) =>
      db
        .select({ id: users.id })
        .from(users)
        .where(condition)
        .limit(peopleMax + 1)
    const people = [...(await of(name)), ...(await of(email))].map(({ id }) => id)
    if (people.length === 0) return numbered
    if (people.length <= peopleMax) return or(numbered, inArray(pledges.userId, [...new Set(people)]))
  }
  const called = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, pledges.userId), or(name, email)))
  return or(numbered, exists(called))
}

const withNote = (db: Pick<Database, 'select'>) =>
  exists(db.select({ one: sql`1` }).from(pledgeNotes).where(eq(pledgeNotes.pledgeId, pledges.id)))

/** What a filter picks of a project's pledges; carts are never among them. */
export async function pickedBy(
  projectId: number,
  { text = '', reward_ids, payment_statuses, order_statuses, countries, noted, waits_for }: PledgeFilter,
  db: Pick<Database, 'select'>,
): Promise<SQL | undefined> {
  return and(
    eq(pledges.projectId, projectId),
    ne(pledges.status, 'SHOPPING'),
    await withText(db, text),
    payment_statuses && payment_statuses.length > 0
      ? or(...payment_statuses.map((each) => withPayment[each]))
      : undefined,
    order_statuses && order_statuses.length > 0 ? inArray(pledges.orderStatus, order_statuses) : undefined,
    countries && countries.length > 0 ? inArray(pledges.country, countries) : undefined,
    reward_ids && reward_ids.length > 0
      ? exists(
          db
            .select({ one: sql`1` })
            .from(pledgeItems)
            .where(and(eq(pledgeItems.pledgeId, pledges.id), inArray(pledgeItems.rewardId, reward_ids))),
        )
      : undefined,
    noted === undefined ? undefined : noted ? withNote(db) : not(withNote(db)),
    waits_for && waits_for.length > 0 ? waitsFor(projectId, waits_for) : undefined,
  )
}

/** Rejects a filter with a reward that the project does not have (INVALID_FILTER). */
export async function checkFilter(
  db: Pick<Database, 'select'>,
  projectId: number,
  { reward_ids: ids = [] }: PledgeFilter,
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const found = await db
    .select({ id: rewards.id })
    .from(rewards)
    .where(and(eq(rewards.projectId, projectId), inArray(rewards.id, wanted)))
  if (found.length < wanted.length) refuse('INVALID_FILTER', 'reward_ids')
}
