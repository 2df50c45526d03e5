import type { resendConfirmation } from '@kindling/api-client/contract/account'
import type { confirmEmail, undoEmailChange } from '@kindling/api-client/contract/auth'
import { DELAY } from '@kindling/validation/limits'
import { and, eq, ne } from 'drizzle-orm'
import { passkeys, sessions, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson } from '../kernel/people.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { findCode, isLive, killCodes, looksLikeCode, takeCode } from './codes.ts'
import { emailKeyOf, sendToAddress } from './mails.ts'
import { codeTries } from './password-reset.ts'

const minute = 60_000
/** One e-mail to one address in ten seconds (spec 1 §4), and a limit an hour. */
const cooldown = { count: 1, windowMs: DELAY.resendCooldownMs }
const perAddress = { count: 20, windowMs: 60 * minute }
const perEmail = { count: 10, windowMs: 60 * minute }

/** Spec 1 §4: not found, expired, already confirmed and invalid are separate results. */
const onConfirmEmail: Handler<typeof confirmEmail> = async ({ platform, body, address }) => {
  const { db, now } = platform
  const { code } = body
  await countAttempt(platform, `code:${address}`, codeTries)
  if (!looksLikeCode(code)) refuse('INVALID_VALUE', 'code')
  const found = await findCode(db, 'confirm', code)
  if (!found) refuse('NOT_FOUND', 'code')
  await db.transaction(async (tx) => {
    // The row lock lets one of several parallel calls through; the others find the address confirmed.
    const [user] = await tx.select().from(users).where(eq(users.id, found.userId)).for('update')
    if (user?.emailConfirmed && user.emailKey === emailKeyOf(found.email)) refuse('ALREADY_CONFIRMED')
    const { userId, email } = await takeCode(tx, now(), { kind: 'confirm', code })
    const [confirmed] = await tx
      .update(users)
      .set({ emailConfirmed: true })
      .where(and(eq(users.id, userId), eq(users.emailKey, emailKeyOf(email))))
      .returning({ id: users.id })
    // The account has changed its address since.
    if (!confirmed) refuse('EXPIRED_CODE', 'code')
  })
  return {}
}

/** Answers a visitor the same whether or not the address is registered or confirmed: no account is looked up. */
const onResendConfirmation: Handler<typeof resendConfirmation> = async ({
  platform,
  body,
  user,
  address,
  language,
}) => {
  const { email } = body
  const emailKey = emailKeyOf(email)
  if (user?.emailConfirmed && user.emailKey === emailKey) refuse('ALREADY_CONFIRMED')
  await countAttempt(platform, `resend:${address}:${emailKey}`, cooldown)
  await countAttempt(platform, `resend:${address}`, perAddress)
  await countAttempt(platform, `resend::${emailKey}`, perEmail)
  await sendToAddress(platform.db, platform.now(), { kind: 'confirm', email, language })
  return {}
}

/**
 * Gives the account back to the address the e-mail went to. An intruder may know the password and have a session, so
 * every session ends, every passkey is removed and links in e-mails to the other address stop working.
 */
const onUndoEmailChange: Handler<typeof undoEmailChange> = async ({ platform, body, address }) => {
  const { db, now } = platform
  const { code } = body
  await countAttempt(platform, `code:${address}`, codeTries)
  const found = await findCode(db, 'undo', code)
  if (!found) refuse('NOT_FOUND', 'code')
  if (!isLive(found, now())) refuse('EXPIRED_CODE', 'code')
  await db.transaction(async (tx) => {
    await lockPerson(tx, found.userId)
    const { userId, email } = await takeCode(tx, now(), { kind: 'undo', code })
    const emailKey = emailKeyOf(email)
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.emailKey, emailKey), ne(users.id, userId)))
    if (other) refuse('VALUE_EXISTS', 'email')
    // Opening the e-mail proves control of the mailbox, so the address is confirmed.
    await tx.update(users).set({ email, emailKey, emailConfirmed: true }).where(eq(users.id, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    // A passkey may be the intruder's, and logs in without anything else.
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
    await recordSecurityEvent(tx, now(), { userId, kind: 'EMAIL_RESTORED' })
    for (const kind of ['confirm', 'reset', 'undo'] as const) await killCodes(tx, now(), { userId, kind })
  })
  return {}
}

export const emailConfirmationHandlers = {
  confirmEmail: onConfirmEmail,
  resendConfirmation: onResendConfirmation,
  undoEmailChange: onUndoEmailChange,
} satisfies Partial<Handlers>
