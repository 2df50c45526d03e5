import type { confirmPasswordReset, requestPasswordReset } from '@kindling/api-client/contract/auth'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson } from '../kernel/people.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { findCode, isLive, killCodes, looksLikeCode, takeCode } from './codes.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { forgetFailedLogins } from './credentials.ts'
import { emailKeyOf, sendToAddress } from './mails.ts'
import { hashPassword } from './passwords.ts'

const minute = 60_000
/** E-mails requested from one address, and to one address from anywhere. */
const perAddress = { count: 20, windowMs: 60 * minute }
const perEmail = { count: 5, windowMs: 60 * minute }
/** Codes tried from one address. 128 bits cannot be guessed; this keeps attempts cheap. */
export const codeTries = { count: 60, windowMs: 15 * minute }

/**
 * Answers the same for registered and unknown addresses, in status, body, headers and work: the account is looked up
 * only after the answer is sent (reliability, accounts 7).
 */
const onRequestPasswordReset: Handler<typeof requestPasswordReset> = async ({
  platform,
  body,
  address,
  language,
}) => {
  const { email } = body
  await countAttempt(platform, `forgot:${address}`, perAddress)
  await countAttempt(platform, `forgot::${emailKeyOf(email)}`, perEmail)
  await sendToAddress(platform.db, platform.now(), { kind: 'reset', email, language })
  return {}
}

/**
 * Changes the password, ends every session and starts none: the person then logs in, with a code if two-factor is on.
 */
const onConfirmPasswordReset: Handler<typeof confirmPasswordReset> = async ({
  platform,
  body,
  address,
  device,
}) => {
  const { db, now } = platform
  const { code, new_password } = body
  await countAttempt(platform, `code:${address}`, codeTries)
  if (!looksLikeCode(code)) refuse('INVALID_VALUE', 'code')
  await refuseCommonPassword(new_password, 'new_password')
  // Checked before the slow hash and outside the transaction; used up inside it.
  const found = await findCode(db, 'reset', code)
  if (!found) refuse('NOT_FOUND', 'code')
  if (!isLive(found, now())) refuse('EXPIRED_CODE', 'code')
  const passwordHash = await hashPassword(new_password)
  const owner = await db.transaction(async (tx) => {
    const { id: userId } = await lockPerson(tx, found.userId)
    await takeCode(tx, now(), { kind: 'reset', code })
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning()
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await recordSecurityEvent(tx, now(), { userId, kind: 'PASSWORD_RESET' })
    await killCodes(tx, now(), { userId, kind: 'reset' })
    return user
  })
  if (!owner) return {}
  // Ongoing guessing must not lock out the owner, who has just proven control of the mailbox.
  await forgetFailedLogins(platform, owner.emailKey)
  device.remember(owner.id)
  return {}
}

export const passwordResetHandlers = {
  requestPasswordReset: onRequestPasswordReset,
  confirmPasswordReset: onConfirmPasswordReset,
} satisfies Partial<Handlers>
