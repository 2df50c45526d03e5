import type { getUpdate, listUpdates } from '@kindling/api-client/contract/updates'
import { LISTING } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { and, desc, eq, sql } from 'drizzle-orm'
import { projectUpdates } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { rhythmOf } from './update-rhythm.ts'
import { numberOf, placed, placeOf, readUpdates, toWireUpdate } from './update-rows.ts'

/** Newest first; drafts are for the team alone. */
const onListUpdates: Handler<typeof listUpdates> = async ({ platform, project, user, roles, query }) => {
  const { db } = platform
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor ? readCursor(query.cursor, { of: 'updates', values: ['time'], id: 'text' }) : null
  const where = and(
    eq(projectUpdates.projectId, project.id),
    can(roles, 'insights:read') ? undefined : eq(projectUpdates.isDraft, false),
  )
  const behind = from
    ? sql`(${placed}, ${projectUpdates.id}) < (${from.values[0]}::timestamptz, ${from.id})`
    : undefined
  const [rows, counts] = await Promise.all([
    readUpdates(db, user?.id ?? null)
      .where(and(where, behind))
      .orderBy(desc(placed), desc(projectUpdates.id))
      .limit(size + 1),
    db
      .select({
        total: sql<number>`count(*)::integer`,
        // The newest that this page shows has this number, the next one less.
        published: sql<number>`(count(*) filter (where not ${projectUpdates.isDraft} and ${behind ?? sql`true`}))::integer`,
        publishedMs: sql<
          number[] | null
        >`json_agg(floor(extract(epoch from ${projectUpdates.publishedAt}) * 1000)::bigint order by ${projectUpdates.publishedAt}) filter (where not ${projectUpdates.isDraft})`,
      })
      .from(projectUpdates)
      .where(where),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)?.update
  let number = counts[0]?.published ?? 0
  return {
    updates: shown.map((row) =>
      toWireUpdate({ ...row, number: row.update.isDraft ? null : number-- }, roles),
    ),
    rhythm: rhythmOf(project, counts[0]?.publishedMs ?? [], platform.businessNow()),
    meta: {
      total_count: counts[0]?.total ?? 0,
      next:
        rows.length > size && last ? writeCursor('updates', { values: [placeOf(last)], id: last.id }) : null,
    },
  }
}

const onGetUpdate: Handler<typeof getUpdate> = async ({ platform, project, user, roles, params }) => {
  const { db } = platform
  const [row] = await readUpdates(db, user?.id ?? null).where(
    and(eq(projectUpdates.id, params.updateId), eq(projectUpdates.projectId, project.id)),
  )
  if (!row || (row.update.isDraft && !can(roles, 'insights:read'))) refuse('NOT_FOUND', 'update')
  return { update: toWireUpdate({ ...row, number: await numberOf(db, row.update) }, roles) }
}

export const listUpdateHandlers = {
  listUpdates: onListUpdates,
  getUpdate: onGetUpdate,
} satisfies Partial<Handlers>
