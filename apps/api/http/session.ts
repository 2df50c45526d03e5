import { randomBytes } from 'node:crypto'
import { WINDOW } from '@kindling/validation/limits'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Transaction } from '../database/connection.ts'
import { sessions, users } from '../database/schema.ts'
import { refuse } from './failure.ts'
import { digest } from './ids.ts'
import type { Platform } from './platform.ts'
import { recordSecurityEvent } from './security-event.ts'

/** A session is marked as seen at most this often, so that reading a page does not write. */
const seenEveryMs = 5 * 60_000

export type User = typeof users.$inferSelect

const cookieName = (platform: Platform) => (platform.secureCookies ? '__Host-kindling' : 'kindling_session')

const cookieOptions = (platform: Platform) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: platform.secureCookies }) as const

/** Whether a session has not ended by itself: 90 days after it began, or 30 after it was last used. */
export const isLiveSession = (
  { createdAt, lastSeenAt }: Pick<typeof sessions.$inferSelect, 'createdAt' | 'lastSeenAt'>,
  now: Date,
): boolean =>
  now.getTime() - createdAt.getTime() < WINDOW.sessionMs &&
  now.getTime() - lastSeenAt.getTime() < WINDOW.sessionIdleMs

/** Who calls, or null. A session ends 90 days after it began, or 30 days after it was last used. */
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
  // A log-in that was under way while the account was deleted has begun a session all the same.
  if (!row || row.user.blocked || row.user.deletedAt) return null
  if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) {
    await platform.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return row.user
}

/** Milliseconds since the session was begun by a log-in. */
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

/**
 * Locks the person's row, and gives it as it is now. Whatever stores something of a person does so behind this lock, and
 * takes it before any other: an account that is deleted in the same moment then keeps none of it (accounts A33).
 *
 * Refuses with RESTRICTED_AREA whoever is gone.
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<User> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!person || person.deletedAt) refuse('RESTRICTED_AREA')
  return person
}

/**
 * Locks the person's row, and keeps others, such as the creator they pledge to, from being deleted until the
 * transaction ends. The one order of locks is people (by id), then projects, then pledges, then what they hold.
 */
export async function holdPeople(
  tx: Transaction,
  userId: string,
  besideIds: readonly string[],
): Promise<void> {
  const beside = besideIds.filter((id) => id !== userId)
  const keep = async (ids: string[]) => {
    if (ids.length > 0)
      await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, ids))
        .orderBy(users.id)
        .for('key share')
  }
  await keep(beside.filter((id) => id < userId))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await keep(beside.filter((id) => id > userId))
}

/** What the session of this cookie is stored under, or null where there is no cookie. */
export function sessionHashOf(platform: Platform, context: Context): string | null {
  const token = getCookie(context, cookieName(platform))
  return token ? digest(token) : null
}

/** Starts a session under a new id; a planted one is never adopted. */
export async function startSession(platform: Platform, context: Context, userId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const now = platform.now()
  await forget(platform, getCookie(context, cookieName(platform)))
  const userAgent = (context.req.header('user-agent') ?? '').slice(0, 300)
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, userId)
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

/** Ends one session, wherever it is; one that ended already ends no second time. */
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

async function forget(platform: Platform, token: string | undefined): Promise<void> {
  if (token) await endSessionOf(platform, digest(token))
}

/** Ends the session of this cookie on the server, then forgets the cookie. */
export async function endSession(platform: Platform, context: Context): Promise<void> {
  const token = getCookie(context, cookieName(platform))
  if (!token) return
  await forget(platform, token)
  deleteCookie(context, cookieName(platform), cookieOptions(platform))
}
