import type { loginWithPasskey, startPasskeyLogin } from '@kindling/api-client/contract/passkeys'
import { PASSKEY } from '@kindling/validation/limits'
import { and, eq, lt } from 'drizzle-orm'
import { passkeys, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import {
  type Authentication,
  newCounter,
  readAuthentication,
  requestOptions,
  type Site,
  siteOf,
} from './passkey-device.ts'
import { profileOf } from './profile.ts'

const minute = 60_000
/** From one address, as for log-ins by password. */
const perAddress = { count: 60, windowMs: 15 * minute }

/** Unknown, removed, forged and replayed keys get the same answer: the reason is not revealed. */
const refuseKey = (): never => refuse('INVALID_VALUE', 'credential')

const onStartPasskeyLogin: Handler<typeof startPasskeyLogin> = async ({ platform, origin, address }) => {
  const site = siteOf(origin)
  if (!site) refuse('INVALID_STATE')
  await countAttempt(platform, `passkey-question:${address}`, perAddress)
  const options = await requestOptions(site, PASSKEY.challengeMs)
  await keepChallenge(platform, { kind: 'login', userId: null }, options.challenge)
  return { options: { ...options } }
}

/** The owner of the key that answered. The count must increase: of two answers with one count, one is accepted. */
async function ownerOf({ db, now }: Platform, site: Site, answered: Authentication): Promise<string> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, answered.response.id))
  const counter = passkey ? await newCounter(site, answered, passkey) : null
  if (counter === null) return refuseKey()
  const countsOn = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const [used] = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(and(eq(passkeys.credentialId, answered.response.id), countsOn))
    .returning({ userId: passkeys.userId })
  return used?.userId ?? refuseKey()
}

/** Having the device and unlocking it are two factors: no code follows (decision 7). */
const onLoginWithPasskey: Handler<typeof loginWithPasskey> = async ({
  platform,
  body,
  origin,
  address,
  startSession,
}) => {
  await countAttempt(platform, `passkey:${address}`, perAddress)
  const site = siteOf(origin)
  const answered = readAuthentication(body.credential)
  if (!site || !answered) return refuseKey()
  await takeChallenge(platform, { kind: 'login', userId: null }, answered.challenge)
  const userId = await ownerOf(platform, site, answered)
  const [user] = await platform.db.select().from(users).where(eq(users.id, userId))
  if (!user) return refuseKey()
  if (user.blocked) refuse('ACCOUNT_BLOCKED')
  await startSession(user.id)
  return { user: await profileOf(platform.db, user) }
}

export const passkeyLoginHandlers = {
  startPasskeyLogin: onStartPasskeyLogin,
  loginWithPasskey: onLoginWithPasskey,
} satisfies Partial<Handlers>
