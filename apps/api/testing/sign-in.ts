import { hashPassword } from '../accounts/passwords.ts'
import { sessions, users } from '../database/schema.ts'
import { digest, newId } from '../kernel/ids.ts'
import { type Browser, openBrowser } from './browser.ts'
import { goodPassword } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** Hashing is slow by design; everybody in a test file has one password, so once is enough. */
let passwordHash: Promise<string> | undefined

/** A browser in which somebody is logged in, without a log-in. */
export async function signIn(made: TestPlatform, userId: string): Promise<Browser> {
  const { db, now, secureCookies } = made.platform
  const token = newId('token')
  const at = now()
  await db.insert(sessions).values({ tokenHash: digest(token), userId, createdAt: at, lastSeenAt: at })
  const browser = openBrowser(made)
  browser.setCookie(`${secureCookies ? '__Host-kindling' : 'kindling_session'}=${token}`)
  return browser
}

/** Somebody who signed up a moment ago, as signing up leaves them. */
export async function newcomer(made: TestPlatform): Promise<Browser> {
  passwordHash ??= hashPassword(goodPassword)
  const id = newId('usr')
  const email = `${id}@example.com`
  await made.platform.db.insert(users).values({
    id,
    email,
    emailKey: email.toLowerCase(),
    passwordHash: await passwordHash,
    name: 'Mara',
    joinedAt: made.platform.now(),
  })
  return signIn(made, id)
}
