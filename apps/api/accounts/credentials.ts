import type { login } from '@kindling/api-client/contract/auth'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import type { Call, Device } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '../kernel/rate-limit.ts'
import { recordSecurityEvent } from '../kernel/security-event.ts'
import { emailKeyOf } from './mails.ts'
import { checkPassword } from './passwords.ts'

const minute = 60_000
/** Failed log-ins in 15 minutes: of one account from one address, and from one address in total. */
const perAccount = { count: 8, windowMs: 15 * minute }
const perAddress = { count: 60, windowMs: 15 * minute }
/**
 * Failed log-ins of one account in a row, from unknown devices (NIST SP 800-63B: no more than a hundred). A password
 * reset restarts the count, so that an owner is never locked out for a day.
 */
const perAccountInAll = { count: 100, windowMs: 24 * 60 * minute }
/** Failed log-ins on a device that has logged in to the account before, in 15 minutes and in a day. */
const perDevice = { count: 8, windowMs: 15 * minute }
const perDeviceInAll = { count: 100, windowMs: 24 * 60 * minute }
/** Wrong passwords of a signed-in person, before a change that asks for the password. */
const perOwner = { count: 10, windowMs: 15 * minute }

const accountInAll = (emailKey: string) => `login::${emailKey}`

/** Resets the attempts on an account after its owner proved control of the mailbox. */
export async function forgetFailedLogins(platform: Platform, emailKey: string): Promise<void> {
  await forgetAttempts(platform, [accountInAll(emailKey)])
}

interface Attempt {
  readonly emailKey: string
  readonly user: User | undefined
  readonly address: string
  readonly device: Device
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot pass the limit. A known device has
 * its own counts, which nobody else can use up. Returns a function that takes the attempt out again.
 */
async function countLogin(
  platform: Platform,
  { emailKey, user, address, device }: Attempt,
): Promise<() => Promise<void>> {
  const known = user ? device.keyFor(user.id) : null
  if (user && known !== null) {
    const keys = [`login-device:${known}:${user.id}`, `login-device::${known}:${user.id}`] as const
    await countAttempt(platform, keys[0], perDevice)
    await countAttempt(platform, keys[1], perDeviceInAll)
    return () => forgetAttempts(platform, keys)
  }
  const fromAddress = `login:${address}`
  const onAccount = `login:${address}:${emailKey}`
  await countAttempt(platform, fromAddress, perAddress)
  await countAttempt(platform, onAccount, perAccount)
  await countAttempt(platform, accountInAll(emailKey), perAccountInAll)
  return async () => {
    await forgetAttempts(platform, [onAccount, accountInAll(emailKey)])
    await uncountAttempt(platform, fromAddress)
  }
}

/**
 * The account of these credentials. Rejects with UNAUTHORIZED or RATE_LIMITED, and with ACCOUNT_BLOCKED only if the
 * password is right.
 */
export async function userOf({
  platform,
  credentials,
  address,
  device,
}: Pick<Call<typeof login>, 'platform' | 'credentials' | 'address' | 'device'>): Promise<User> {
  const emailKey = emailKeyOf(credentials?.email ?? '')
  const [user] = await platform.db.select().from(users).where(eq(users.emailKey, emailKey))
  const takeOut = await countLogin(platform, { emailKey, user, address, device })
  if (!(await checkPassword(user?.passwordHash, credentials?.password ?? '')) || !user) {
    if (user)
      await recordSecurityEvent(platform.db, platform.now(), { userId: user.id, kind: 'LOGIN_FAILED' })
    refuse('UNAUTHORIZED')
  }
  if (user.blocked) refuse('ACCOUNT_BLOCKED')
  await takeOut()
  return user
}

/**
 * Checks the password of a signed-in person and counts failures; RATE_LIMITED after too many. A wrong password is
 * INVALID_VALUE on `password`, never a 401, which would log out (reliability, accounts 16).
 */
export async function knowsPassword(platform: Platform, user: User, password: string): Promise<boolean> {
  const key = `password::${user.id}`
  await countAttempt(platform, key, perOwner)
  const knows = await checkPassword(user.passwordHash, password)
  if (knows) await forgetAttempts(platform, [key])
  return knows
}
