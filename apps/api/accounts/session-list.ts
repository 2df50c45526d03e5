import type { listSessions, revokeOtherSessions, revokeSession } from '@kindling/api-client/contract/sessions'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { desc, eq } from 'drizzle-orm'
import { sessions } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { endSessionOf, isLiveSession } from '../kernel/sessions.ts'
import { endOtherSessions } from './second-factor.ts'

/** The public id of a session: derived from its token's digest, which stays internal. */
const publicId = (tokenHash: string): string => `ses_${digest(tokenHash).slice(0, 24)}`

const liveOf = async ({ db, now }: Platform, userId: string) => {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  return rows.filter((row) => isLiveSession(row, now()))
}

/** The caller's session first, then by last use. */
const onListSessions: Handler<typeof listSessions> = async ({ platform, user, sessionHash }) => {
  const rows = await liveOf(platform, user.id)
  const wire = rows.map((row) => ({
    id: publicId(row.tokenHash),
    created: toRfc2822(row.createdAt.getTime()),
    last_seen: toRfc2822(row.lastSeenAt.getTime()),
    user_agent: row.userAgent,
    current: row.tokenHash === sessionHash,
  }))
  return { sessions: wire.sort((a, b) => Number(b.current) - Number(a.current)) }
}

/** INVALID_ID: another person's, or already ended. */
const onRevokeSession: Handler<typeof revokeSession> = async ({
  platform,
  user,
  params,
  sessionHash,
  endSession,
}) => {
  const found = (await liveOf(platform, user.id)).find((row) => publicId(row.tokenHash) === params.id)
  if (!found) refuse('INVALID_ID')
  // Ending the caller's own session logs out: the cookie is deleted too.
  if (found.tokenHash === sessionHash) await endSession()
  else await endSessionOf(platform, found.tokenHash)
  return {}
}

const onRevokeOtherSessions: Handler<typeof revokeOtherSessions> = async ({
  platform,
  user,
  sessionHash,
}) => {
  const { db, now } = platform
  await db.transaction(async (tx) => {
    await endOtherSessions(tx, user.id, sessionHash)
    await recordSecurityEvent(tx, now(), { userId: user.id, kind: 'OTHER_SESSIONS_ENDED', sessionHash })
  })
  return {}
}

export const sessionListHandlers = {
  listSessions: onListSessions,
  revokeSession: onRevokeSession,
  revokeOtherSessions: onRevokeOtherSessions,
} satisfies Partial<Handlers>
