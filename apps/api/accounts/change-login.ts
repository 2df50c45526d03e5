import type { changeEmail, changePassword, convertAccount } from '@kindling/api-client/contract/account'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { users } from '../database/schema.ts'
import type { Call, Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { killCodes } from './codes.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { knowsPassword } from './credentials.ts'
import { emailKeyOf, sendConfirmation, sendUndo } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { profileOf } from './profile.ts'
import { endOtherSessions } from './second-factor.ts'

/** Someone who knows one password could otherwise test any number of addresses for being registered. */
const addressesTried = { count: 20, windowMs: 60 * 60_000 }

/** Rejects with VALUE_EXISTS. Locks the row of the account that has the address, so that it cannot change meanwhile. */
async function refuseTaken(tx: Transaction, userId: string, emailKey: string): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), ne(users.id, userId)))
    .for('update')
  if (other) refuse('VALUE_EXISTS', 'email')
}

const uniqueViolation = '23505'
const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === uniqueViolation

/** Runs what gives an address to an account. If two accounts claim it at once, one gets VALUE_EXISTS. */
async function withoutDoubles(change: Promise<User>): Promise<User> {
  return change.catch((error: unknown) =>
    isTaken(error) ? refuse('VALUE_EXISTS', 'email') : Promise.reject(error),
  )
}

interface Moving {
  readonly user: User
  readonly email: string
  readonly change?: Partial<Pick<User, 'passwordHash'>>
  /** Checks the account again under its lock: another call may have changed it since it was read. */
  readonly check: (locked: User) => void
  readonly keep: string | null
}

/**
 * Gives the account another address. Links in e-mails to the old address stop working. If the old address was
 * confirmed, it gets an e-mail that can undo the change for seven days; an unconfirmed address may be a stranger's.
 */
async function move(
  { platform, language }: Pick<Call<typeof changeEmail>, 'platform' | 'language'>,
  { user, email, change = {}, check, keep }: Moving,
): Promise<User> {
  const now = platform.now()
  const emailKey = emailKeyOf(email)
  return withoutDoubles(
    platform.db.transaction(async (tx) => {
      const before = await lockPerson(tx, user.id)
      check(before)
      await refuseTaken(tx, user.id, emailKey)
      const isNew = before.emailKey !== emailKey
      const [after] = await tx
        .update(users)
        .set({ ...change, email, emailKey, ...(isNew && { emailConfirmed: false }) })
        .where(eq(users.id, user.id))
        .returning()
      if (!after) throw new Error(`No user ${user.id}`)
      await endOtherSessions(tx, user.id, keep)
      await killCodes(tx, now, { userId: user.id, kind: 'reset' })
      if (isNew) {
        await recordSecurityEvent(tx, now, { userId: user.id, kind: 'EMAIL_CHANGED', sessionHash: keep })
        await killCodes(tx, now, { userId: user.id, kind: 'confirm' })
        if (before.emailConfirmed) await sendUndo(tx, now, { userId: user.id, email: before.email, language })
      }
      if (!after.emailConfirmed) await sendConfirmation(tx, now, { userId: user.id, email, language })
      return after
    }),
  )
}

/** The new address applies at once; actions that need a confirmed address wait for the e-mail. */
const onChangeEmail: Handler<typeof changeEmail> = async (call) => {
  const { platform, user, body, sessionHash } = call
  if (!user.passwordHash) refuse('INVALID_STATE')
  if (!(await knowsPassword(platform, user, body.password))) refuse('INVALID_VALUE', 'password')
  const { email } = body
  if (emailKeyOf(email) === user.emailKey) refuse('VALUE_EXISTS', 'email')
  await countAttempt(platform, `email-change::${user.id}`, addressesTried)
  const check = (locked: User) => {
    if (locked.passwordHash !== user.passwordHash) refuse('INVALID_VALUE', 'password')
    if (locked.emailKey === emailKeyOf(email)) refuse('VALUE_EXISTS', 'email')
  }
  const changed = await move(call, { user, email, check, keep: sessionHash })
  return { user: await profileOf(platform.db, changed) }
}

/** Ends every other session: an intruder may be using one (reliability, accounts 19). */
const onChangePassword: Handler<typeof changePassword> = async ({ platform, user, body, sessionHash }) => {
  const { password, new_password } = body
  if (!user.passwordHash) refuse('INVALID_STATE')
  if (!(await knowsPassword(platform, user, password))) refuse('INVALID_VALUE', 'password')
  await refuseCommonPassword(new_password, 'new_password')
  const passwordHash = await hashPassword(new_password)
  await platform.db.transaction(async (tx) => {
    const before = await lockPerson(tx, user.id)
    // Another change was quicker: what was checked is not the password any more.
    if (before.passwordHash !== user.passwordHash) refuse('INVALID_VALUE', 'password')
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    const event = { userId: user.id, kind: 'PASSWORD_CHANGED', sessionHash } as const
    await recordSecurityEvent(tx, platform.now(), event)
    await endOtherSessions(tx, user.id, sessionHash)
    await killCodes(tx, platform.now(), { userId: user.id, kind: 'reset' })
  })
  return {}
}

/** Gives a social-only account an address and a password. The address may be the provider's. */
const onConvertAccount: Handler<typeof convertAccount> = async (call) => {
  const { platform, user, body, sessionHash } = call
  if (user.passwordHash) refuse('INVALID_STATE')
  const { email, password } = body
  await refuseCommonPassword(password, 'password')
  await countAttempt(platform, `email-change::${user.id}`, addressesTried)
  const change = { passwordHash: await hashPassword(password) }
  const check = (locked: User) => {
    if (locked.passwordHash) refuse('INVALID_STATE')
  }
  const converted = await move(call, { user, email, change, check, keep: sessionHash })
  return { user: await profileOf(platform.db, converted) }
}

export const changeLoginHandlers = {
  changeEmail: onChangeEmail,
  changePassword: onChangePassword,
  convertAccount: onConvertAccount,
} satisfies Partial<Handlers>
