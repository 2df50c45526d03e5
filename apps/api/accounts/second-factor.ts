import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { secondFactors, sessions } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt, forgetAttempts } from '../kernel/rate-limit.ts'
import { normaliseRecoveryKey, stepOf } from './totp.ts'

/*
 * An MFA challenge lies between the password and the code. It has no token: the client sends the password again with
 * each code. The account, not the browser, counts wrong codes and keys since the password alone was last sent. Five end
 * the challenge: every further code is answered UNAUTHORIZED until the password is sent anew (reliability, accounts
 * 13). An attacker who knows the password could restart it for ever, so codes are also counted by day.
 *
 * A form sent without scripts cannot send the password again; its MFA challenge has a token (mfa-challenge.ts).
 */

const wrongTriesMax = 5
const day = 24 * 60 * 60_000
/** Wrong codes of an account in a day, and wrong keys: far below NIST's hundred in a row. */
const perDay = { count: 30, windowMs: day }

const isOn = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt))

/** The password was sent: five attempts again. */
export async function openHalfLogin(db: Database, userId: string): Promise<void> {
  await db.update(secondFactors).set({ wrongTries: 0 }).where(isOn(userId))
}

/** Takes one of the five attempts before any comparison, so that parallel calls cannot exceed them. */
async function takeTry({ db }: Platform, userId: string): Promise<typeof secondFactors.$inferSelect> {
  const [row] = await db
    .update(secondFactors)
    .set({ wrongTries: sql`${secondFactors.wrongTries} + 1` })
    .where(and(isOn(userId), lt(secondFactors.wrongTries, wrongTriesMax)))
    .returning()
  return row ?? refuse('UNAUTHORIZED')
}

/** Uses a code up. CODE_INVALID if it is not current or was used: of parallel calls, one passes. */
export async function takeTotpCode(platform: Platform, userId: string, code: string): Promise<void> {
  const key = `totp::${userId}`
  await countAttempt(platform, key, perDay)
  const row = await takeTry(platform, userId)
  const step = stepOf(platform.sealer.open(row.sealedSecret, userId), code, platform.now())
  if (step === null) refuse('CODE_INVALID', 'code')
  const [taken] = await platform.db
    .update(secondFactors)
    .set({ lastStep: step, wrongTries: 0 })
    .where(and(isOn(userId), or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))))
    .returning({ userId: secondFactors.userId })
  if (!taken) refuse('CODE_INVALID', 'code')
  await forgetAttempts(platform, [key])
}

/**
 * Uses the recovery key up and turns the second factor off; `turnOff` runs in the same transaction.
 *
 * Rejects with TOTP_INVALID_RECOVERY_KEY: of parallel calls, one passes.
 */
export async function takeRecoveryKey(
  platform: Platform,
  userId: string,
  { key, turnOff }: { readonly key: string; readonly turnOff: (tx: Transaction) => Promise<void> },
): Promise<void> {
  await countAttempt(platform, `recovery::${userId}`, perDay)
  await takeTry(platform, userId)
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const [taken] = await tx
      .delete(secondFactors)
      .where(and(isOn(userId), eq(secondFactors.recoveryHash, recoveryHashOf(key))))
      .returning({ userId: secondFactors.userId })
    if (!taken) refuse('TOTP_INVALID_RECOVERY_KEY', 'totp_recovery_key')
    await turnOff(tx)
  })
}

/** The stored digest of a recovery key. It has 120 random bits, so a slow hash would add nothing. */
export const recoveryHashOf = (key: string): string => digest(normaliseRecoveryKey(key))

/** Ends a person's sessions except `keep`; all of them if it is null. */
export async function endOtherSessions(
  db: Database | Transaction,
  userId: string,
  keep: string | null,
): Promise<void> {
  const others = keep === null ? undefined : ne(sessions.tokenHash, keep)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}
