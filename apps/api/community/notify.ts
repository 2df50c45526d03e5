import { and, eq, inArray, ne } from 'drizzle-orm'
import { standing } from '../accounts/profile.ts'
import type { Database } from '../database/connection.ts'
import { notifications, pledges } from '../database/schema.ts'
import { newId } from '../http/ids.ts'
import type { NotificationEvent } from './events.ts'

type Writable = Pick<Database, 'insert' | 'selectDistinct'>

/** Rows in one statement: enough that statements cost nothing, few enough for the number of parameters one may have. */
const batchSize = 500

/** The row that tells somebody of an event. */
export const notificationRow = (
  event: NotificationEvent,
  told: { id: string; userId: string; at: Date; readAt?: Date | null },
): typeof notifications.$inferInsert => ({
  id: told.id,
  userId: told.userId,
  eventKey: event.key,
  objectType: event.objectType,
  projectId: event.projectId,
  title: event.title,
  subtitle: event.subtitle,
  body: event.body,
  readAt: told.readAt ?? null,
  createdAt: told.at,
})

/** Tells people of an event. Somebody who was told of it already is not told again. */
export async function notify(
  db: Writable,
  event: NotificationEvent,
  userIds: readonly string[],
  at: Date,
): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => notificationRow(event, { id: newId('ntf'), userId, at }))
  for (let from = 0; from < rows.length; from += batchSize)
    await db
      .insert(notifications)
      .values(rows.slice(from, from + batchSize))
      .onConflictDoNothing()
}

/** Everybody whose pledge to the project stands, but for `except`. */
export async function backersOf(db: Writable, projectId: number, except?: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: pledges.userId })
    .from(pledges)
    .where(
      and(
        eq(pledges.projectId, projectId),
        inArray(pledges.status, [...standing]),
        except === undefined ? undefined : ne(pledges.userId, except),
      ),
    )
  return rows.map(({ userId }) => userId)
}
