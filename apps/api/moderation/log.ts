import type { listModerationLog } from '@kindling/api-client/contract/moderation'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { ModerationEntry } from '@kindling/api-client/model/moderation'
import { LISTING } from '@kindling/validation/limits'
import { isPublished, type ProjectStatus } from '@kindling/validation/permissions'
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../database/connection.ts'
import { moderationLog, projects, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { newestActs } from '../kernel/moderation-log.ts'
import { caseId } from './case-id.ts'

const moderators = alias(users, 'moderators')
const isDecision = ne(moderationLog.act, 'ANSWER')

/** The case that a decision was made in. */
function caseOf(
  { commentId, messageId, projectId }: typeof moderationLog.$inferSelect,
  status: ProjectStatus,
): string {
  if (commentId) return caseId('COMMENT', commentId)
  if (messageId) return caseId('MESSAGE', messageId)
  return caseId(isPublished(status) ? 'PROJECT' : 'STOREFRONT', projectId)
}

/** Decisions with the names of those concerned, the newest first. */
export async function readEntries(
  db: Database | Transaction,
  where: SQL | undefined,
  limit: number,
): Promise<{ readonly entry: ModerationEntry; readonly at: Date }[]> {
  const rows = await db
    .select({ log: moderationLog, project: projects, person: users, moderator: moderators.name })
    .from(moderationLog)
    .innerJoin(projects, eq(projects.id, moderationLog.projectId))
    .innerJoin(users, eq(users.id, moderationLog.personId))
    .innerJoin(moderators, eq(moderators.id, moderationLog.moderatorId))
    .where(where)
    .orderBy(...newestActs)
    .limit(limit)
  return rows.map(({ log, project, person, moderator }) => ({
    at: log.createdAt,
    entry: {
      id: log.id,
      act: log.act,
      reason: log.reason,
      rule: log.rule,
      date: toRfc2822(log.createdAt.getTime()),
      moderator: { id: log.moderatorId, name: moderator },
      case_id: caseOf(log, project.status),
      project: { id: String(project.id), name: project.name, vanity_url: project.vanityUrl },
      person: { id: person.id, name: person.name, blocked: person.blocked },
      quote: log.quote,
    },
  }))
}

/** Every decision, for every moderator; what teams say to them is read in the case. */
const onListModerationLog: Handler<typeof listModerationLog> = async ({ platform: { db }, query }) => {
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor
    ? readCursor(query.cursor, { of: 'moderation', values: ['time'], id: 'text' })
    : null
  const behind =
    from &&
    sql`(${moderationLog.createdAt}, ${moderationLog.id}) < (${from.values[0]}::timestamptz, ${from.id})`
  const [rows, totals] = await Promise.all([
    readEntries(db, and(isDecision, behind ?? undefined), size + 1),
    db.select({ n: count() }).from(moderationLog).where(isDecision),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    entries: shown.map(({ entry }) => entry),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next:
        rows.length > size && last
          ? writeCursor('moderation', { values: [last.at.toISOString()], id: last.entry.id })
          : null,
    },
  }
}

export const moderationLogHandlers = {
  listModerationLog: onListModerationLog,
} satisfies Partial<Handlers>
