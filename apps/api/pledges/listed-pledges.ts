import type { countPledges, listPledges } from '@kindling/api-client/contract/pledge-management'
import type { ListedPledge } from '@kindling/api-client/model/pledge-management'
import { MANAGER } from '@kindling/validation/limits'
import {
  type PledgeSort,
  type PledgeWait,
  pledgeSorts,
  pledgeWaits,
} from '@kindling/validation/rules/pledge-list'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { pledges, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { type CursorKind, readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { paymentStatusOf } from './cart.ts'
import { checkFilter, paidAs, pickedBy } from './filter-pledges.ts'
import { itemsOf } from './my-pledges.ts'
import { isWaiting } from './waits.ts'

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

export const lineColumns = {
  pledge: pledges,
  name: users.name,
  email: users.email,
  paid: paidAs.as('paid'),
  waits: { REFUND: isWaiting.REFUND.as('waits_refund'), MESSAGE: isWaiting.MESSAGE.as('waits_message') },
}
type Row = {
  pledge: typeof pledges.$inferSelect
  name: string
  email: string
  paid: ListedPledge['payment_status']
  waits: Record<PledgeWait, boolean>
}

/** Lines of the team's list, in the order of the rows; one more statement, however many there are. */
export async function toWireLines(db: Database, rows: readonly Row[]): Promise<ListedPledge[]> {
  const items = await itemsOf(
    db,
    rows.map(({ pledge }) => pledge.id),
  )
  return rows.map(({ pledge, name, email, paid, waits }) => ({
    id: pledge.id,
    status: pledge.status,
    payment_status: paymentStatusOf(pledge, paid ? { status: paid } : undefined),
    total_usd: pledge.total,
    user_name: name,
    user_email: email,
    order_status: pledge.orderStatus,
    country_code: pledge.country,
    items: (items.get(pledge.id) ?? []).map(({ title, variant, quantity }) => ({ title, variant, quantity })),
    carrier: pledge.carrier,
    tracking_number: pledge.trackingNumber,
    received_at: pledge.receivedAt && seconds(pledge.receivedAt),
    address_locks_at: pledge.addressLocksAt && seconds(pledge.addressLocksAt),
    pledged_at: seconds(pledge.createdAt),
    waits_for: pledgeWaits.filter((each) => waits[each]),
  }))
}

/** Named pledges of a project as lines of the list, by id. */
export async function linesOf(
  db: Database,
  projectId: number,
  ids: readonly string[],
): Promise<ListedPledge[]> {
  const rows = await db
    .select(lineColumns)
    .from(pledges)
    .innerJoin(users, eq(users.id, pledges.userId))
    .where(and(eq(pledges.projectId, projectId), inArray(pledges.id, [...ids])))
    .orderBy(asc(pledges.id))
  return toWireLines(db, rows)
}

const byTime = { column: pledges.createdAt, kind: 'time' } as const
const byTotal = { column: pledges.total, kind: 'integer' } as const
/** Each order has an index of its own, which the falling ones read backwards. */
const orders = {
  newest: { ...byTime, falls: true },
  oldest: { ...byTime, falls: false },
  largest: { ...byTotal, falls: true },
  smallest: { ...byTotal, falls: false },
} as const

const sortOf = (text: string | undefined): PledgeSort =>
  text === undefined || text === ''
    ? pledgeSorts[0]
    : (pledgeSorts.find((each) => each === text) ?? refuse('INVALID_FILTER', 'sort'))

/** Where a pledge is in an order. */
interface ListPlace {
  readonly value: string | number | undefined
  readonly id: string | number
}

function readPlace(sort: PledgeSort, cursor: string): ListPlace {
  const of: CursorKind = { of: `pledges ${sort}`, values: [orders[sort].kind], id: 'text' }
  const { values, id } = readCursor(cursor, of)
  return { value: values[0], id }
}

/** Rejects with INVALID_FILTER where the project has no such pledge. */
async function placeOf(db: Database, projectId: number, sort: PledgeSort, id: string): Promise<ListPlace> {
  const [found] = await db
    .select({ value: sql<string>`${orders[sort].column}::text` })
    .from(pledges)
    .where(and(eq(pledges.projectId, projectId), eq(pledges.id, id)))
  if (!found) refuse('INVALID_FILTER', 'after')
  return { value: found.value, id }
}

/** Rows behind a place. */
function behind(sort: PledgeSort, place: ListPlace | undefined): SQL | undefined {
  if (!place) return undefined
  const { column, kind, falls } = orders[sort]
  const { id } = place
  const value = kind === 'time' ? sql`${place.value}::timestamptz` : sql`${place.value}::bigint`
  return falls
    ? sql`(${column}, ${pledges.id}) < (${value}, ${id})`
    : sql`(${column}, ${pledges.id}) > (${value}, ${id})`
}

const onListPledges: Handler<typeof listPledges> = async ({ platform, project, query, body }) => {
  const { db } = platform
  const { pledge_ids: ids, ...filter } = body
  const sort = sortOf(query.sort)
  const size = readCount(query['page[size]'], 'page[size]', MANAGER.pageSize, MANAGER.pageSizeMax)
  const place = query.cursor
    ? readPlace(sort, query.cursor)
    : query.after
      ? await placeOf(db, project.id, sort, query.after)
      : undefined
  await checkFilter(db, project.id, filter)
  const { column, falls, kind } = orders[sort]
  const way = falls ? desc : asc
  const rows = await db
    .select(lineColumns)
    .from(pledges)
    .innerJoin(users, eq(users.id, pledges.userId))
    .where(and(await pickedBy(project.id, filter, db), ids && inArray(pledges.id, ids), behind(sort, place)))
    .orderBy(way(column), way(pledges.id))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)?.pledge
  return {
    pledges: await toWireLines(db, shown),
    meta: {
      next:
        rows.length > size && last
          ? writeCursor(`pledges ${sort}`, {
              values: [kind === 'time' ? last.createdAt.toISOString() : last.total],
              id: last.id,
            })
          : null,
    },
  }
}

const onCountPledges: Handler<typeof countPledges> = async ({ platform, project, body }) => {
  const { db } = platform
  await checkFilter(db, project.id, body)
  const [found] = await db
    .select({ n: count(), total: sql`coalesce(sum(${pledges.total}), 0)::bigint`.mapWith(Number) })
    .from(pledges)
    .where(await pickedBy(project.id, body, db))
  return { pledges_count: found?.n ?? 0, total_usd: found?.total ?? 0 }
}

export const listedPledgeHandlers = {
  listPledges: onListPledges,
  countPledges: onCountPledges,
} satisfies Partial<Handlers>
