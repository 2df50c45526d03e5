import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { notifications } from '../database/schema.ts'

/** How many notifications somebody has not read. */
export async function unreadOf(db: Pick<Database, 'select'>, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return row?.n ?? 0
}
