import { randomBytes } from 'node:crypto'
import { WINDOW } from '@kindling/validation/limits'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sessions, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { endSessionOf } from '../kernel/sessions.ts'
import { languageOf } from './language.ts'

/** A session's last use is stored at most this often, so that reading a page does not write. */
const seenEveryMs = 5 * 60_000

const cookieName = (platform: Platform) => (platform.secureCookies ? '__Host-kindling' : 'kindling_session')

const cookieOptions = (platform: Platform) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: platform.secureCookies }) as const

/** The caller, or null. A session ends 90 days after it began, or 30 days after its last use. */
export async function readSession(platform: Platform, context: Context): Promise<User | null> {
  const token = getCookie(context, cookieName(platform))
  if (!token) return null
  const now = platform.now()
  const tokenHash = digest(token)
  const [row] = await platform.db
    .select({ user: users, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, new Date(now.getTime() - WINDOW.sessionMs)),
        gt(sessions.lastSeenAt, new Date(now.getTime() - WINDOW.sessionIdleMs)),
      ),
    )
  // A log-in in progress while the account was deleted may still have started a session.
  if (!row || row.user.blocked || row.user.deletedAt) return null
  if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) {
    await platform.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return row.user
}

/** The stored digest of this cookie's session, or null without a cookie. */
export function sessionHashOf(platform: Platform, context: Context): string | null {
  const token = getCookie(context, cookieName(platform))
  return token ? digest(token) : null
}

/** Starts a session under a new id; a planted one is never adopted. E-mails speak its language from then on. */
export async function startSession(platform: Platform, context: Context, userId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const now = platform.now()
  await forget(platform, getCookie(context, cookieName(platform)))
  const language = languageOf(context)
  const userAgent = (context.req.header('user-agent') ?? '').slice(0, 300)
  await platform.db.transaction(async (tx) => {
    // Locks the person as `lockPerson` does, and spares a statement.
    const [person] = await tx
      .update(users)
      .set({ language })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .returning({ id: users.id })
    if (!person) refuse('RESTRICTED_AREA')
    await tx
      .insert(sessions)
      .values({ tokenHash: digest(token), userId, createdAt: now, lastSeenAt: now, userAgent })
    await recordSecurityEvent(tx, now, { userId, kind: 'LOGIN', userAgent })
  })
  setCookie(context, cookieName(platform), token, {
    ...cookieOptions(platform),
    maxAge: WINDOW.sessionMs / 1000,
  })
}

async function forget(platform: Platform, token: string | undefined): Promise<void> {
  if (token) await endSessionOf(platform, digest(token))
}

/** Ends this cookie's session on the server, then deletes the cookie. */
export async function endSession(platform: Platform, context: Context): Promise<void> {
  const token = getCookie(context, cookieName(platform))
  if (!token) return
  await forget(platform, token)
  deleteCookie(context, cookieName(platform), cookieOptions(platform))
}
