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
 * Between the password and the code lies an MFA challenge. It has no token of its own: the call list sends the password
 * again with each code. What it has is a count, kept with the account and not with a browser, of wrong codes and
 * keys since the password alone was last given. Five of them end it: from then on right and wrong codes alike are
 * answered UNAUTHORIZED, until the password is given anew (reliability, accounts 13). Whoever has the password could
 * give it again for ever, so codes are counted by the day as well.
 *
 * A form that a browser sends without scripts cannot send the password again, so there the MFA challenge does get a token
 * (MFA challenge.ts).
 */

const wrongTriesMax = 5
const day = 24 * 60 * 60_000
/** Wrong codes of an account in a day, and wrong keys: far below NIST's hundred in a row. */
const perDay = { count: 30, windowMs: day }

const isOn = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt))

/** The password was given: there are five tries again. */
export async function openHalfLogin(db: Database, userId: string): Promise<void> {
  await db.update(secondFactors).set({ wrongTries: 0 }).where(isOn(userId))
}

/** Takes one of the five tries, before anything is compared: parallel ones cannot slip past. */
async function takeTry({ db }: Platform, userId: string): Promise<typeof secondFactors.$inferSelect> {
  const [row] = await db
    .update(secondFactors)
    .set({ wrongTries: sql`${secondFactors.wrongTries} + 1` })
    .where(and(isOn(userId), lt(secondFactors.wrongTries, wrongTriesMax)))
    .returning()
  return row ?? refuse('UNAUTHORIZED')
}

/** Uses a code up. CODE_INVALID where it is not one of now, or was used: of many at once, one passes. */
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
 * Uses the recovery key up, and the second factor with it; `turnOff` is part of the same transaction.
 *
 * Rejects with TOTP_INVALID_RECOVERY_KEY: of many at once, one passes.
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

/** What is stored of a recovery key. It has 120 random bits: a slow hash would add nothing. */
export const recoveryHashOf = (key: string): string => digest(normaliseRecoveryKey(key))

/** Ends every session of somebody but the one that asks; `keep` null: every one. */
export async function endOtherSessions(
  db: Database | Transaction,
  userId: string,
  keep: string | null,
): Promise<void> {
  const others = keep === null ? undefined : ne(sessions.tokenHash, keep)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}
