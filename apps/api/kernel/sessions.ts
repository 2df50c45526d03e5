import { WINDOW } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { sessions } from '../database/schema.ts'
import type { Platform } from './platform.ts'
import { recordSecurityEvent } from './security-event.ts'

/** Whether a session is not expired: it ends 90 days after it began, or 30 after its last use. */
export const isLiveSession = (
  { createdAt, lastSeenAt }: Pick<typeof sessions.$inferSelect, 'createdAt' | 'lastSeenAt'>,
  now: Date,
): boolean =>
  now.getTime() - createdAt.getTime() < WINDOW.sessionMs &&
  now.getTime() - lastSeenAt.getTime() < WINDOW.sessionIdleMs

/** Milliseconds since the log-in of the session. */
export async function sessionAgeMs(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  sessionHash: string | null,
): Promise<number> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash ?? ''))
  return now().getTime() - (session?.createdAt.getTime() ?? 0)
}

/** Ends one session of any browser; ending it twice does nothing. */
export async function endSessionOf(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  tokenHash: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning()
    if (!ended) return
    const { userId, userAgent } = ended
    await recordSecurityEvent(tx, now(), { userId, kind: 'SESSION_ENDED', userAgent })
  })
}
