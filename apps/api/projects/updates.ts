import type { listFaq } from '@kindling/api-client/contract/faq'
import type { listUpdates } from '@kindling/api-client/contract/updates'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { LISTING } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { faqItems, projectUpdates } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'

const when = (date: Date | null) => (date ? toRfc2822(date.getTime()) : null)

const toWireUpdate = (row: typeof projectUpdates.$inferSelect, mayRead: boolean): ProjectUpdate => ({
  id: row.id,
  name: row.name,
  description: row.isPublic || mayRead ? row.description : null,
  public: row.isPublic,
  draft: row.isDraft,
  likes: row.likes,
  // Likes are planned: nobody has given one yet.
  liked: false,
  date: toRfc2822(row.createdAt.getTime()),
  edited: when(row.editedAt),
  published: when(row.publishedAt),
})

/** A draft is sorted by when it was created. */
const placed = sql<Date>`coalesce(${projectUpdates.publishedAt}, ${projectUpdates.createdAt})`
const placeOf = (row: typeof projectUpdates.$inferSelect) => (row.publishedAt ?? row.createdAt).toISOString()

/** Newest first. An update for backers shows everybody its title and hides its text. */
export const onListUpdates: Handler<typeof listUpdates> = async ({ platform, project, roles, query }) => {
  const { db } = platform
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor ? readCursor(query.cursor, { of: 'updates', values: ['time'], id: 'text' }) : null
  const isTeam = can(roles, 'insights:read')
  const mayRead = can(roles, 'comments:write')
  const where = and(
    eq(projectUpdates.projectId, project.id),
    isTeam ? undefined : eq(projectUpdates.isDraft, false),
  )
  const behind = from && sql`(${placed}, ${projectUpdates.id}) < (${from.values[0]}::timestamptz, ${from.id})`
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(projectUpdates)
      .where(behind ? and(where, behind) : where)
      .orderBy(desc(placed), desc(projectUpdates.id))
      .limit(size + 1),
    db.select({ n: count() }).from(projectUpdates).where(where),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    updates: shown.map((row) => toWireUpdate(row, mayRead)),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next:
        rows.length > size && last ? writeCursor('updates', { values: [placeOf(last)], id: last.id }) : null,
    },
  }
}

export const onListFaq: Handler<typeof listFaq> = async ({ platform, project }) => {
  const { db } = platform
  const rows = await db
    .select()
    .from(faqItems)
    .where(eq(faqItems.projectId, project.id))
    .orderBy(asc(faqItems.position))
  return { faq: rows.map(({ id, question, answer }) => ({ id, question, answer })) }
}
