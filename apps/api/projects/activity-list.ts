import type { listActivity } from '@kindling/api-client/contract/collaborators'
import type { Activity, ActivityEntry } from '@kindling/api-client/model/activity'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { LISTING } from '@kindling/validation/limits'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { projectActivity, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'

/** What moderators alone do; they are not named. */
const ofModerators = new Set<Activity['name']>([
  'REVIEW_APPROVED',
  'REVIEW_CHANGES_ASKED',
  'SUSPENDED',
  'RESTORED',
  'ENDED',
])

/** The line with the present name of the member it is about. */
const named = (what: Activity, member: string): Activity =>
  'member' in what.params ? ({ ...what, params: { ...what.params, member } } as Activity) : what

const whoOf = (what: Activity, userId: string | null, name: string): ActivityEntry['who'] => {
  if (ofModerators.has(what.name)) return { name: '', is_moderator: true }
  return userId === null ? null : { name, is_moderator: false }
}

/** Newest first. */
const onListActivity: Handler<typeof listActivity> = async ({ platform: { db }, project, query }) => {
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor ? readCursor(query.cursor, { of: 'activity', values: [], id: 'serial' }) : null
  const mine = eq(projectActivity.projectId, project.id)
  const members = alias(users, 'members')
  const [rows, totals] = await Promise.all([
    db
      .select({ line: projectActivity, name: users.name, member: members.name })
      .from(projectActivity)
      .leftJoin(users, eq(users.id, projectActivity.userId))
      .leftJoin(members, eq(members.id, projectActivity.memberId))
      .where(from ? and(mine, lt(projectActivity.id, Number(from.id))) : mine)
      .orderBy(desc(projectActivity.id))
      .limit(size + 1),
    db.select({ n: count() }).from(projectActivity).where(mine),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    activity: shown.map(({ line, name, member }) => ({
      id: String(line.id),
      who: whoOf(line.entry, line.userId, name ?? ''),
      what: named(line.entry, member ?? ''),
      date: toRfc2822(line.createdAt.getTime()),
    })),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next: rows.length > size && last ? writeCursor('activity', { values: [], id: last.line.id }) : null,
    },
  }
}

export const activityListHandlers = {
  listActivity: onListActivity,
} satisfies Partial<Handlers>
