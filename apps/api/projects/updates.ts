import type { listFaq } from '@kindling/api-client/contract/faq'
import type { listUpdates } from '@kindling/api-client/contract/updates'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { LISTING } from '@kindling/validation/limits'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { standing } from '../accounts/profile.ts'
import type { Database } from '../database/connection.ts'
import { faqItems, pledges, projectUpdates } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { findProject, isPublished } from './project.ts'

/** A project as somebody may see it, and whether it is theirs. */
async function visibleProject(db: Database, name: string, userId: string | undefined) {
  const project = await findProject(db, name)
  const isOwner = project !== undefined && project.creatorId === userId
  if (!project || !(isPublished(project) || isOwner)) refuse('NOT_FOUND', 'project')
  return { project, isOwner }
}

async function isBacker(db: Database, projectId: number, userId: string): Promise<boolean> {
  const [pledge] = await db
    .select({ id: pledges.id })
    .from(pledges)
    .where(
      and(
        eq(pledges.projectId, projectId),
        eq(pledges.userId, userId),
        inArray(pledges.status, [...standing]),
      ),
    )
    .limit(1)
  return pledge !== undefined
}

const when = (date: Date | null) => (date ? toRfc2822(date.getTime()) : null)

const wireUpdate = (row: typeof projectUpdates.$inferSelect, mayRead: boolean): ProjectUpdate => ({
  id: row.id,
  name: row.name,
  description: row.isPublic || mayRead ? row.description : null,
  public: row.isPublic,
  draft: row.isDraft,
  likes: row.likes,
  // Likes are not taken yet: nobody has given one.
  liked: false,
  date: toRfc2822(row.createdAt.getTime()),
  edited: when(row.editedAt),
  published: when(row.publishedAt),
})

/** A draft stands where it was begun. */
const placed = sql<Date>`coalesce(${projectUpdates.publishedAt}, ${projectUpdates.createdAt})`
const placeOf = (row: typeof projectUpdates.$inferSelect) => (row.publishedAt ?? row.createdAt).toISOString()

/** Newest first. What is for backers shows its title and hides its text. */
export const onListUpdates: Handler<typeof listUpdates> = async ({ platform, params, query, user }) => {
  const { db } = platform
  const { project, isOwner } = await visibleProject(db, params.projectId, user?.id)
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor ? readCursor(query.cursor, { of: 'updates', values: ['time'], id: 'text' }) : null
  const mayRead = isOwner || (user !== null && (await isBacker(db, project.id, user.id)))
  const where = and(
    eq(projectUpdates.projectId, project.id),
    isOwner ? undefined : eq(projectUpdates.isDraft, false),
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
    updates: shown.map((row) => wireUpdate(row, mayRead)),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next:
        rows.length > size && last ? writeCursor('updates', { values: [placeOf(last)], id: last.id }) : null,
    },
  }
}

export const onListFaq: Handler<typeof listFaq> = async ({ platform, params, user }) => {
  const { db } = platform
  const { project } = await visibleProject(db, params.id, user?.id)
  const rows = await db
    .select()
    .from(faqItems)
    .where(eq(faqItems.projectId, project.id))
    .orderBy(asc(faqItems.position))
  return { faq: rows.map(({ id, question, answer }) => ({ id, question, answer })) }
}
