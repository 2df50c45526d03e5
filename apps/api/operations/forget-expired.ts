import { WINDOW } from '@kindling/validation/limits'
import { lt, lte, or } from 'drizzle-orm'
import {
  idempotencyKeys,
  jobs,
  newsletterCodes,
  outbox,
  pledgeExports,
  rateLimits,
  sessions,
} from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'

/** Finished jobs can be looked at for so long. */
const finishedJobMs = 24 * 60 * 60_000

/**
 * Deletes expired rows that would only grow: sessions, windows of rate limits, answers kept for a repeated call,
 * files that a team asked for, e-mails of the outbox whose codes have expired, old codes of the newsletter, finished jobs. Books stay: money is
 * found by its own reference, not by these.
 */
export async function forgetExpired({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const time = now()
  const before = (ms: number) => new Date(time.getTime() - ms)
  await db.delete(rateLimits).where(lte(rateLimits.resetAt, time))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(WINDOW.repeatedCallMs)))
  await db.delete(jobs).where(lt(jobs.finishedAt, before(finishedJobMs)))
  await db.delete(pledgeExports).where(lte(pledgeExports.expiresAt, time))
  // No code in an e-mail works longer.
  await db.delete(outbox).where(lt(outbox.sentAt, before(WINDOW.emailConfirmMs)))
  // Until then an expired link is answered "expired"; after it the address is deleted.
  await db.delete(newsletterCodes).where(lt(newsletterCodes.expiresAt, before(WINDOW.newsletterConfirmMs)))
  await db
    .delete(sessions)
    .where(
      or(
        lte(sessions.createdAt, before(WINDOW.sessionMs)),
        lte(sessions.lastSeenAt, before(WINDOW.sessionIdleMs)),
      ),
    )
}
