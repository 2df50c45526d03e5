import type {
  finishIdentityCheck,
  getIdentityCheck,
  removeIdentityCheck,
  startIdentityCheck,
} from '@kindling/api-client/contract/identity'
import { and, eq } from 'drizzle-orm'
import { identityChecks, users } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { digest, newId } from '../kernel/ids.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { isStorable } from '../kernel/text.ts'
import { type IdentityStatus, IdentityUnavailable } from '../providers/identity.ts'

type Check = typeof identityChecks.$inferSelect
type KycStatus = User['kycStatus']

/** Each costs the provider's price. */
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

/** The provider's answer, or the rejection that says it gave none. */
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

/** Asks the provider how a check stands, and writes it down. */
async function refresh(platform: Platform, user: User, check: Check): Promise<KycStatus> {
  const status = kycOf[await reach(platform, platform.identity.read(check.providerId), 'EXTERNAL_ERROR')]
  const kycStatus = status === 'KYC_NOT_DONE' ? user.kycStatus : status
  // Only while it is still the check of this person: another may have begun, or it may have been removed.
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

export const onGetIdentityCheck: Handler<typeof getIdentityCheck> = async ({ platform, user, query }) => {
  const settled = user.kycStatus === 'KYC_COMPLETE'
  const check = query.refresh && !settled ? await checkOf(platform, user.id) : undefined
  return { kyc_status: check ? await refresh(platform, user, check) : user.kycStatus }
}

/**
 * Gives the address at which the provider looks at documents. Until something was handed in there the status stays:
 * whoever comes back without can begin again. A check that was begun before is given up.
 */
export const onStartIdentityCheck: Handler<typeof startIdentityCheck> = async ({ platform, user, body }) => {
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
  // The page is left for it: an address of another kind would run in its place.
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
    // The account is gone: the provider forgets the name it has just been given.
    await identity.forget(started.id)
    throw error
  }
  return { kyc_url: started.url }
}

/**
 * The person is back from the provider. The code only says from which check: what came of it the provider is asked.
 *
 * Rejects with INVALID_STATE where none was begun, and with EXPIRED_CODE where it was another one.
 */
export const onFinishIdentityCheck: Handler<typeof finishIdentityCheck> = async ({
  platform,
  user,
  body,
}) => {
  const check = await checkOf(platform, user.id)
  if (!check) refuse('INVALID_STATE')
  if (check.codeHash !== digest(body.code)) refuse('EXPIRED_CODE', 'code')
  return { kyc_status: await refresh(platform, user, check) }
}

/** Forgets the check here, and has the provider erase what it has. */
export const onRemoveIdentityCheck: Handler<typeof removeIdentityCheck> = async ({ platform, user }) => {
  if (user.kycStatus !== 'KYC_COMPLETE') refuse('INVALID_STATE')
  await forgetIdentity(platform, user.id)
  return { kyc_status: 'KYC_NOT_DONE' }
}

/** Rejects with EXTERNAL_ERROR where the provider cannot be asked to erase; then nothing has changed. */
export async function forgetIdentity(platform: Platform, userId: string): Promise<void> {
  const check = await checkOf(platform, userId)
  if (check) await reach(platform, platform.identity.forget(check.providerId), 'EXTERNAL_ERROR')
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await tx.delete(identityChecks).where(eq(identityChecks.userId, userId))
    await tx.update(users).set({ kycStatus: 'KYC_NOT_DONE' }).where(eq(users.id, userId))
  })
}
