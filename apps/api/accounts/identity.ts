import type {
  finishIdentityCheck,
  getIdentityCheck,
  removeIdentityCheck,
  startIdentityCheck,
} from '@kindling/api-client/contract/identity'
import { and, eq } from 'drizzle-orm'
import { identityChecks, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { digest, newId } from '../kernel/ids.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { isStorable } from '../kernel/text.ts'
import { type IdentityStatus, IdentityUnavailable } from '../providers/identity.ts'

type Check = typeof identityChecks.$inferSelect
type KycStatus = User['kycStatus']

/** Each check costs the provider's price. */
const starts = { count: 10, windowMs: 24 * 60 * 60_000 }

const kycOf: Readonly<Record<IdentityStatus, KycStatus>> = {
  open: 'KYC_NOT_DONE',
  pending: 'KYC_PENDING',
  complete: 'KYC_COMPLETE',
  failed: 'KYC_FAILED',
}

async function checkOf({ db }: Platform, userId: string): Promise<Check | undefined> {
  const [check] = await db.select().from(identityChecks).where(eq(identityChecks.userId, userId))
  return check
}

/** The provider's answer, or a rejection if it gave none. */
async function reach<Answer>(
  { log }: Platform,
  answer: Promise<Answer>,
  code: 'EXTERNAL_ERROR' | 'URL_FAIL',
): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof IdentityUnavailable)) throw error
    log.warn({ err: error }, 'the identity provider did not answer')
    return refuse(code)
  })
}

/** Asks the provider for the state of a check, and stores it. */
async function refresh(platform: Platform, user: User, check: Check): Promise<KycStatus> {
  const status = kycOf[await reach(platform, platform.identity.read(check.providerId), 'EXTERNAL_ERROR')]
  const kycStatus = status === 'KYC_NOT_DONE' ? user.kycStatus : status
  // Only if it is still this person's check: it may have been replaced or removed meanwhile.
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const [still] = await tx
      .select({ userId: identityChecks.userId })
      .from(identityChecks)
      .where(and(eq(identityChecks.userId, user.id), eq(identityChecks.providerId, check.providerId)))
      .for('update')
    if (still) await tx.update(users).set({ kycStatus }).where(eq(users.id, user.id))
  })
  return kycStatus
}

const onGetIdentityCheck: Handler<typeof getIdentityCheck> = async ({ platform, user, query }) => {
  const settled = user.kycStatus === 'KYC_COMPLETE'
  const check = query.refresh && !settled ? await checkOf(platform, user.id) : undefined
  return { kyc_status: check ? await refresh(platform, user, check) : user.kycStatus }
}

/**
 * Returns the provider's address for checking documents. The status does not change until documents are submitted, so
 * a person who comes back without submitting can start again. An earlier check is cancelled.
 */
const onStartIdentityCheck: Handler<typeof startIdentityCheck> = async ({ platform, user, body }) => {
  const { db, identity, now, siteOrigin } = platform
  if (!user.emailConfirmed) refuse('NOT_YET_CONFIRM')
  if (user.kycStatus === 'KYC_PENDING' || user.kycStatus === 'KYC_COMPLETE') refuse('INVALID_STATE')
  await countAttempt(platform, `identity::${user.id}`, starts)
  const code = newId('kyc')
  const started = await reach(
    platform,
    identity.start({
      reference: newId('ref'),
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
      returnUrl: `${siteOrigin()}/settings/verification?code=${code}`,
    }),
    'URL_FAIL',
  )
  // The page navigates to this address: a `javascript:` address would run as a script.
  if (!/^https?:\/\//.test(started.url) || !isStorable(started.id)) refuse('URL_FAIL')
  const values = { providerId: started.id, codeHash: digest(code), createdAt: now() }
  try {
    await db.transaction(async (tx) => {
      await lockPerson(tx, user.id)
      await tx
        .insert(identityChecks)
        .values({ userId: user.id, ...values })
        .onConflictDoUpdate({ target: identityChecks.userId, set: values })
    })
  } catch (error) {
    // The account was deleted: the provider erases the name it has just received.
    await identity.forget(started.id)
    throw error
  }
  return { kyc_url: started.url }
}

/**
 * The person is back from the provider. The code only identifies the check; its result is asked of the provider.
 *
 * Rejects with INVALID_STATE if none was started, and with EXPIRED_CODE if the code is of another check.
 */
const onFinishIdentityCheck: Handler<typeof finishIdentityCheck> = async ({ platform, user, body }) => {
  const check = await checkOf(platform, user.id)
  if (!check) refuse('INVALID_STATE')
  if (check.codeHash !== digest(body.code)) refuse('EXPIRED_CODE', 'code')
  return { kyc_status: await refresh(platform, user, check) }
}

/** Deletes the check here, and has the provider erase its data. */
const onRemoveIdentityCheck: Handler<typeof removeIdentityCheck> = async ({ platform, user }) => {
  if (user.kycStatus !== 'KYC_COMPLETE') refuse('INVALID_STATE')
  await forgetIdentity(platform, user.id)
  return { kyc_status: 'KYC_NOT_DONE' }
}

/** Rejects with EXTERNAL_ERROR, changing nothing, if the provider cannot be reached to erase its data. */
export async function forgetIdentity(platform: Platform, userId: string): Promise<void> {
  const check = await checkOf(platform, userId)
  if (check) await reach(platform, platform.identity.forget(check.providerId), 'EXTERNAL_ERROR')
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await tx.delete(identityChecks).where(eq(identityChecks.userId, userId))
    await tx.update(users).set({ kycStatus: 'KYC_NOT_DONE' }).where(eq(users.id, userId))
  })
}

export const identityHandlers = {
  getIdentityCheck: onGetIdentityCheck,
  startIdentityCheck: onStartIdentityCheck,
  finishIdentityCheck: onFinishIdentityCheck,
  removeIdentityCheck: onRemoveIdentityCheck,
} satisfies Partial<Handlers>
