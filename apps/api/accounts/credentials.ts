import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { refuse } from '../http/failure.ts'
import type { Platform } from '../http/platform.ts'
import { countAttempt, forgetAttempts } from '../http/rate-limit.ts'
import type { User } from '../http/session.ts'
import { emailKeyOf } from './letters.ts'
import { checkPassword } from './passwords.ts'

const minute = 60_000
/** Failed log-ins in a quarter of an hour: of one account from one address, and from one address in all. */
const perAccount = { count: 8, windowMs: 15 * minute }
const perAddress = { count: 60, windowMs: 15 * minute }
/** Failed log-ins of one account in a row, from wherever (NIST SP 800-63B: no more than a hundred). */
const perAccountInAll = { count: 100, windowMs: 24 * 60 * minute }
/** Wrong passwords of somebody who is logged in, before a change that asks for it. */
const perOwner = { count: 10, windowMs: 15 * minute }

/**
 * Whose credentials these are. Refuses with UNAUTHORIZED, RATE_LIMITED, and, only to whoever knows the password,
 * with ACCOUNT_BLOCKED.
 */
export async function userOf(
  platform: Platform,
  credentials: { readonly email: string; readonly password: string } | null,
  address: string,
): Promise<User> {
  const emailKey = emailKeyOf(credentials?.email ?? '')
  // Counted before the password is looked at, so that parallel tries cannot slip past; a right one clears the count.
  const keys = {
    address: `login:${address}`,
    account: `login:${address}:${emailKey}`,
    accountInAll: `login::${emailKey}`,
  }
  await countAttempt(platform, keys.address, perAddress)
  await countAttempt(platform, keys.account, perAccount)
  await countAttempt(platform, keys.accountInAll, perAccountInAll)
  const [user] = await platform.db.select().from(users).where(eq(users.emailKey, emailKey))
  if (!(await checkPassword(user?.passwordHash, credentials?.password ?? '')) || !user) refuse('UNAUTHORIZED')
  if (user.blocked) refuse('ACCOUNT_BLOCKED')
  await forgetAttempts(platform, [keys.account, keys.accountInAll])
  return user
}

/**
 * Whether somebody who is logged in knows their password, counted; RATE_LIMITED where they failed too often. What is
 * wrong is said by INVALID_VALUE on `password`, never by a 401, which would log out (reliability, accounts 16).
 */
export async function knowsPassword(platform: Platform, user: User, password: string): Promise<boolean> {
  const key = `password::${user.id}`
  await countAttempt(platform, key, perOwner)
  const knows = await checkPassword(user.passwordHash, password)
  if (knows) await forgetAttempts(platform, [key])
  return knows
}
