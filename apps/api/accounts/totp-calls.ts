import type {
  confirmTotp,
  disableTotp,
  enableTotp,
  loginWithTotp,
  resetTotp,
} from '@kindling/api-client/contract/totp'
import { and, eq, isNull } from 'drizzle-orm'
import { secondFactors, users } from '../database/schema.ts'
import type { Call, Handler, Handlers } from '../kernel/call.ts'
import { Failure, type FailureItem, refuse, refuseAll } from '../kernel/failure.ts'
import { lockPerson } from '../kernel/people.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { knowsPassword, userOf } from './credentials.ts'
import { openSealed } from './mfa-challenge.ts'
import { profileOf } from './profile.ts'
import { endOtherSessions, recoveryHashOf, takeRecoveryKey, takeTotpCode } from './second-factor.ts'
import { newRecoveryKey, newTotpSecret, stepOf, totpUri } from './totp.ts'

/** The account whose password was right: sent with the code, or replaced by a form's MFA challenge. */
const whoIsHalfIn = (
  call: Pick<Call<typeof loginWithTotp>, 'platform' | 'credentials' | 'address' | 'device' | 'mfaChallenge'>,
) => (call.mfaChallenge ? openSealed(call.platform, call.mfaChallenge.read()) : userOf(call))

const onLoginWithTotp: Handler<typeof loginWithTotp> = async (call) => {
  const { platform, body, startSession } = call
  const user = await whoIsHalfIn(call)
  if (!user.totpEnabled) refuse('TOTP_NOT_ENABLED')
  await takeTotpCode(platform, user.id, body.code)
  await startSession(user.id)
  return { user: await profileOf(platform.db, user) }
}

/** The key logs in once and turns the second factor off; every older session ends (accounts 15, 19). */
const onResetTotp: Handler<typeof resetTotp> = async (call) => {
  const { platform, body, startSession } = call
  const user = await whoIsHalfIn(call)
  if (!user.totpEnabled) refuse('TOTP_NOT_ENABLED')
  await takeRecoveryKey(platform, user.id, {
    key: body.totp_recovery_key,
    turnOff: async (tx) => {
      await tx.update(users).set({ totpEnabled: false }).where(eq(users.id, user.id))
      await recordSecurityEvent(tx, platform.now(), { userId: user.id, kind: 'TOTP_RECOVERED' })
      await endOtherSessions(tx, user.id, null)
    },
  })
  await startSession(user.id)
  return { user: await profileOf(platform.db, { ...user, totpEnabled: false }) }
}

/** Creates a new secret and key each time; earlier ones that were not confirmed become invalid. */
const onEnableTotp: Handler<typeof enableTotp> = async ({ platform, user }) => {
  if (user.totpEnabled) refuse('ALREADY_ENABLED_2FA')
  if (user.passwordHash === null) refuse('INVALID_STATE')
  if (!user.emailConfirmed) refuse('NOT_YET_CONFIRM')
  const secret = newTotpSecret()
  const key = newRecoveryKey()
  const made = {
    sealedSecret: platform.sealer.seal(secret, user.id),
    recoveryHash: recoveryHashOf(key),
    createdAt: platform.now(),
  }
  const [kept] = await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    return tx
      .insert(secondFactors)
      .values({ ...made, userId: user.id })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: made,
        setWhere: isNull(secondFactors.enabledAt),
      })
      .returning({ userId: secondFactors.userId })
  })
  // Turned on in another tab meanwhile.
  if (!kept) refuse('ALREADY_ENABLED_2FA')
  return { totp_recovery_key: key, totp_uri: totpUri(secret, user.email) }
}

/** Turns it on after a first code proves that the app has the secret; ends every other session (accounts 19). */
const onConfirmTotp: Handler<typeof confirmTotp> = async ({ platform, user, body, sessionHash }) => {
  const { db, now } = platform
  if (user.totpEnabled) refuse('ALREADY_ENABLED_2FA')
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, user.id))
  if (!row) refuse('TOTP_NOT_ENABLED')
  const knows = await knowsPassword(platform, user, body.password)
  const secret = platform.sealer.open(row.sealedSecret, user.id)
  const step = stepOf(secret, body.code, now())
  // Reports both errors at once, so that both can be corrected at once.
  const wrong = (field: string): FailureItem => ({ code: 'INVALID_VALUE', field })
  refuseAll([...(knows ? [] : [wrong('password')]), ...(step === null ? [wrong('code')] : [])])
  await db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const [on] = await tx
      .update(secondFactors)
      .set({ enabledAt: now(), lastStep: step, wrongTries: 0 })
      .where(
        and(
          eq(secondFactors.userId, user.id),
          eq(secondFactors.sealedSecret, row.sealedSecret),
          isNull(secondFactors.enabledAt),
        ),
      )
      .returning({ userId: secondFactors.userId })
    // Another tab finished first, or started again and replaced the secret.
    if (!on) refuse('INVALID_VALUE', 'code')
    await tx.update(users).set({ totpEnabled: true }).where(eq(users.id, user.id))
    await recordSecurityEvent(tx, now(), { userId: user.id, kind: 'TOTP_ENABLED', sessionHash })
    await endOtherSessions(tx, user.id, sessionHash)
  })
  return { user: await profileOf(db, { ...user, totpEnabled: true }) }
}

const onDisableTotp: Handler<typeof disableTotp> = async ({ platform, user, body, sessionHash }) => {
  const { db, log } = platform
  if (!user.totpEnabled) refuse('ALREADY_DISABLED_2FA')
  if (!(await knowsPassword(platform, user, body.password))) refuse('INVALID_VALUE', 'password')
  try {
    await db.transaction(async (tx) => {
      await lockPerson(tx, user.id)
      const [off] = await tx
        .delete(secondFactors)
        .where(eq(secondFactors.userId, user.id))
        .returning({ userId: secondFactors.userId })
      if (!off) refuse('ALREADY_DISABLED_2FA')
      await tx.update(users).set({ totpEnabled: false }).where(eq(users.id, user.id))
      await recordSecurityEvent(tx, platform.now(), { userId: user.id, kind: 'TOTP_DISABLED', sessionHash })
      await endOtherSessions(tx, user.id, sessionHash)
    })
  } catch (error) {
    if (error instanceof Failure) throw error
    // The person must learn that it is still on; a general failure would not say so.
    log.error({ err: error }, 'turning two-factor off failed')
    refuse('TOTP_DISABLE_FAIL')
  }
  return { user: await profileOf(db, { ...user, totpEnabled: false }) }
}

export const totpHandlers = {
  loginWithTotp: onLoginWithTotp,
  resetTotp: onResetTotp,
  enableTotp: onEnableTotp,
  confirmTotp: onConfirmTotp,
  disableTotp: onDisableTotp,
} satisfies Partial<Handlers>
