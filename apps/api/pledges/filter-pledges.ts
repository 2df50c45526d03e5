import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import type { paymentStatuses } from '@kindling/validation/rules/pledge-list'
import { and, eq, exists, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { payments, pledgeItems, pledgeNotes, pledges, rewards, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'

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

/** Part of a name, the beginning of an e-mail, or a whole number of a pledge. */
function withText(text: string): SQL | undefined {
  const wanted = text.trim()
  if (wanted === '') return undefined
  return or(
    eq(pledges.id, wanted),
    sql`${users.name} ilike ${`%${literally(wanted)}%`}`,
    sql`${users.emailKey} like ${`${literally(wanted.toLowerCase())}%`}`,
  )
}

const withNote = (db: Pick<Database, 'select'>) =>
  exists(db.select({ one: sql`1` }).from(pledgeNotes).where(eq(pledgeNotes.pledgeId, pledges.id)))

/** What a filter picks of a project's pledges; carts are never among them. Read it joined with `users`. */
export const pickedBy = (
  projectId: number,
  { text = '', reward_ids, payment_statuses, order_statuses, countries, noted }: PledgeFilter,
  db: Pick<Database, 'select'>,
): SQL | undefined =>
  and(
    eq(pledges.projectId, projectId),
    ne(pledges.status, 'SHOPPING'),
    withText(text),
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
  )

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
