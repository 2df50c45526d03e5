import type {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@kindling/api-client/contract/notifications'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { Notification } from '@kindling/api-client/model/notification'
import { LISTING } from '@kindling/validation/limits'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { notifications } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { wordsOf } from './notification-words.ts'

type Row = typeof notifications.$inferSelect

const asStored = ({ title, body }: Row) => ({ en: { title, body }, fr: { title, body } })

const toWireNotification = (row: Row): Notification => {
  const { en, fr } = row.event ? wordsOf(row.event) : asStored(row)
  return {
    id: row.id,
    read: row.readAt !== null,
    date: toRfc2822(row.createdAt.getTime()),
    object_type: row.objectType,
    resource_id: String(row.projectId),
    ...(row.event && 'pledgeId' in row.event.params && { pledge_id: row.event.params.pledgeId }),
    data: {
      title: { en: en.title, fr: fr.title },
      subtitle: row.event?.params.project ?? row.subtitle,
      body: { en: en.body, fr: fr.body },
    },
  }
}

const filterMax = 50

function within(value: number | undefined, field: string, fallback: number, max: number): number {
  const number = value ?? fallback
  if (number < 1 || number > max) refuse('OUT_OF_RANGE', field, { min: 1, max })
  return number
}

/** Project ids among the ids asked for; an id of another kind matches none. */
const projectIds = (ids: readonly string[]) =>
  ids.filter((id) => /^\d{1,9}$/.test(id)).map((id) => Number(id))

/** The caller's own, newest first. Projects are the only kind of resource. */
const onListNotifications: Handler<typeof listNotifications> = async ({ platform, user, query, body }) => {
  const { db } = platform
  const size = within(body.size, 'size', LISTING.pageSize, LISTING.pageSizeMax)
  const page = within(body.page, 'page', 1, LISTING.pageMax)
  const { object_types: types = [], resource_ids: ids } = body
  if (types.length > filterMax || types.some((type) => !/^[A-Z_]{1,40}$/.test(type)))
    refuse('INVALID_FILTER', 'object_types')
  if (body.resource !== undefined && body.resource !== 'project') refuse('INVALID_FILTER', 'resource')
  if ((ids?.length ?? 0) > filterMax) refuse('INVALID_FILTER', 'resource_ids')
  const where = and(
    eq(notifications.userId, user.id),
    types.length > 0 ? inArray(notifications.objectType, types) : undefined,
    ids ? inArray(notifications.projectId, projectIds(ids)) : undefined,
  )
  const from = query.cursor
    ? readCursor(query.cursor, { of: 'notifications', values: ['time'], id: 'text' })
    : null
  const behind =
    from &&
    sql`(${notifications.createdAt}, ${notifications.id}) < (${from.values[0]}::timestamptz, ${from.id})`
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(behind ? and(where, behind) : where)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(size + 1)
      .offset(from ? 0 : (page - 1) * size),
    db.select({ n: count() }).from(notifications).where(where),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    notifications: shown.map(toWireNotification),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next:
        rows.length > size && last
          ? writeCursor('notifications', { values: [last.createdAt.toISOString()], id: last.id })
          : null,
    },
  }
}

/** Another person's notification is answered like one that never existed (spec 1 §6). */
const onMarkNotificationRead: Handler<typeof markNotificationRead> = async ({ platform, user, params }) => {
  const { db, now } = platform
  const mine = and(eq(notifications.id, params.id), eq(notifications.userId, user.id))
  const [read] = await db
    .update(notifications)
    .set({ readAt: now() })
    .where(and(mine, isNull(notifications.readAt)))
    .returning()
  if (read) return { notification: toWireNotification(read) }
  const [known] = await db.select({ id: notifications.id }).from(notifications).where(mine)
  if (known) refuse('NOTIFICATION_ALREADY_READ')
  refuse('INVALID_ID', 'id')
}

const onMarkAllNotificationsRead: Handler<typeof markAllNotificationsRead> = async ({ platform, user }) => {
  await platform.db
    .update(notifications)
    .set({ readAt: platform.now() })
    .where(and(eq(notifications.userId, user.id), isNull(notifications.readAt)))
  return {}
}

export const notificationListHandlers = {
  listNotifications: onListNotifications,
  markNotificationRead: onMarkNotificationRead,
  markAllNotificationsRead: onMarkAllNotificationsRead,
} satisfies Partial<Handlers>
