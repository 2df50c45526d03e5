import type { listSecurityEvents } from '@kindling/api-client/contract/security-events'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { LISTING } from '@kindling/validation/limits'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { securityEvents } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'

/** Newest first, the caller's own alone. */
const onListSecurityEvents: Handler<typeof listSecurityEvents> = async ({ platform, user, query }) => {
  const { db } = platform
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor
    ? readCursor(query.cursor, { of: 'security', values: ['time'], id: 'text' })
    : null
  const mine = eq(securityEvents.userId, user.id)
  const behind =
    from &&
    sql`(${securityEvents.createdAt}, ${securityEvents.id}) < (${from.values[0]}::timestamptz, ${from.id})`
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(securityEvents)
      .where(behind ? and(mine, behind) : mine)
      .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
      .limit(size + 1),
    db.select({ n: count() }).from(securityEvents).where(mine),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    security_events: shown.map(({ id, kind, createdAt, userAgent }) => ({
      id,
      kind,
      created: toRfc2822(createdAt.getTime()),
      user_agent: userAgent,
    })),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next:
        rows.length > size && last
          ? writeCursor('security', { values: [last.createdAt.toISOString()], id: last.id })
          : null,
    },
  }
}

export const securityEventHandlers = {
  listSecurityEvents: onListSecurityEvents,
} satisfies Partial<Handlers>
