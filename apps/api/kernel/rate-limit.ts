import { eq, inArray, sql } from 'drizzle-orm'
import { rateLimits } from '../database/schema.ts'
import { Failure } from './failure.ts'
import { digest } from './ids.ts'
import type { Platform } from './platform.ts'

export interface Limit {
  /** Attempts allowed in a window. */
  readonly count: number
  readonly windowMs: number
}

/**
 * Counts one attempt and rejects with RATE_LIMITED once the window is full. Counts are in the database: they survive
 * restarts and apply across processes.
 */
export async function countAttempt(platform: Platform, key: string, limit: Limit): Promise<void> {
  const now = platform.now()
  const resetAt = new Date(now.getTime() + limit.windowMs)
  const expired = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await platform.db
    .insert(rateLimits)
    .values({ key: digest(key), count: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${expired} then ${resetAt.toISOString()}::timestamptz else ${rateLimits.resetAt} end`,
      },
    })
    .returning()
  if (row && row.count > limit.count) {
    const seconds = Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000))
    throw new Failure([{ code: 'RATE_LIMITED', params: { seconds } }], seconds)
  }
}

/** Resets a count: the person has proved who they are. */
export async function forgetAttempts(platform: Platform, keys: readonly string[]): Promise<void> {
  await platform.db.delete(rateLimits).where(inArray(rateLimits.key, keys.map(digest)))
}

/** Takes one attempt out of a count again: it did not fail. */
export async function uncountAttempt(platform: Platform, key: string): Promise<void> {
  await platform.db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, digest(key)))
}
