import type { listParcels } from '@kindling/api-client/contract/parcels'
import type { ParcelToPack } from '@kindling/api-client/model/parcel-to-pack'
import { ORDER } from '@kindling/validation/limits'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { pledgeItems, pledges, rewards, rewardVariants } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { type CursorKind, readCursor, writeCursor } from '../kernel/cursor.ts'
import { checkFilter, pickedBy } from './filter-pledges.ts'

const list = 'parcels'
const kind: CursorKind = { of: list, values: ['time'], id: 'text' }

function behind(cursor: string | undefined) {
  if (!cursor) return undefined
  const { values, id } = readCursor(cursor, kind)
  return sql`(${pledges.createdAt}, ${pledges.id}) > (${values[0]}::timestamptz, ${id})`
}

/** What is sent of each pledge; what needs no parcel is not in it. */
async function sentItems(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      pledgeId: pledgeItems.pledgeId,
      title: rewards.title,
      variant: rewardVariants.name,
      // A variant at two prices is one line.
      quantity: sql<number>`sum(${pledgeItems.quantity})::integer`,
    })
    .from(pledgeItems)
    .innerJoin(rewards, eq(rewards.id, pledgeItems.rewardId))
    .innerJoin(rewardVariants, eq(rewardVariants.id, pledgeItems.variantId))
    .where(and(inArray(pledgeItems.pledgeId, [...ids]), eq(rewards.needsShipping, true)))
    .groupBy(pledgeItems.pledgeId, rewards.id, rewardVariants.id)
    .orderBy(asc(rewards.position), asc(rewardVariants.position))
  return Map.groupBy(rows, ({ pledgeId }) => pledgeId)
}

const onListParcels: Handler<typeof listParcels> = async ({
  platform: { db },
  project,
  query,
  body: { pledge_ids, ...filter },
}) => {
  const from = behind(query.cursor)
  await checkFilter(db, project.id, filter)
  const rows = await db
    .select({ id: pledges.id, createdAt: pledges.createdAt, address: pledges.shippingAddress })
    .from(pledges)
    .where(
      and(
        await pickedBy(project.id, filter, db),
        eq(pledges.status, 'COMPLETED'),
        inArray(pledges.orderStatus, ['NONE', 'READY']),
        isNotNull(pledges.country),
        pledge_ids && inArray(pledges.id, pledge_ids),
        from,
      ),
    )
    .orderBy(asc(pledges.createdAt), asc(pledges.id))
    .limit(ORDER.batchMax + 1)
  const shown = rows.slice(0, ORDER.batchMax)
  const items = await sentItems(
    db,
    shown.map(({ id }) => id),
  )
  const last = shown.at(-1)
  return {
    parcels: shown.flatMap(({ id, createdAt, address }): ParcelToPack[] => {
      if (!address) return []
      const { id: _, phone_number, ...to } = address
      const there = items.get(id) ?? []
      return [
        {
          pledge_id: id,
          pledged_at: Math.floor(createdAt.getTime() / 1000),
          address: to,
          items: there.map(({ title, variant, quantity }) => ({ title, variant, quantity })),
        },
      ]
    }),
    meta: {
      next:
        rows.length > shown.length && last
          ? writeCursor(list, { values: [last.createdAt.toISOString()], id: last.id })
          : null,
    },
  }
}

export const parcelHandlers = {
  listParcels: onListParcels,
} satisfies Partial<Handlers>
