import { WINDOW } from '@kindling/validation/limits'
import { lt, lte, or } from 'drizzle-orm'
import type { Platform } from '../http/platform.ts'
import { idempotencyKeys, rateLimits, sessions } from './schema.ts'

/**
 * Deletes what has ended by itself and would only grow: sessions, windows of rate limits, answers kept for a repeated
 * call. Books stay: what moved money is found by its own reference, not by these.
 */
export async function forgetExpired({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const time = now()
  const before = (ms: number) => new Date(time.getTime() - ms)
  await db.delete(rateLimits).where(lte(rateLimits.resetAt, time))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(WINDOW.repeatedCallMs)))
  await db
    .delete(sessions)
    .where(
      or(
        lte(sessions.createdAt, before(WINDOW.sessionMs)),
        lte(sessions.lastSeenAt, before(WINDOW.sessionIdleMs)),
      ),
    )
}
