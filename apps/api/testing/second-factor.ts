import { confirmTotp, enableTotp } from '@kindling/api-client/contract/totp'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { users } from '../database/schema.ts'
import type { Browser } from './browser.ts'
import { goodPassword } from './people.ts'
import type { TestPlatform } from './platform.ts'
import { newcomer } from './sign-in.ts'

export interface Enrolling {
  readonly browser: Browser
  readonly email: string
  /** What the app shows; so many steps of thirty seconds from now. */
  readonly code: (steps?: number) => string
  readonly recoveryKey: string
}

/** What an authenticator app shows that has scanned the code. */
export const codeOf = (uri: string, at: Date): string => URI.parse(uri).generate({ timestamp: at.getTime() })

/** Somebody whose e-mail is confirmed, as they were logged in a moment ago. */
export async function confirmed(made: TestPlatform): Promise<Browser> {
  const browser = await newcomer(made)
  const { user } = await browser.client(getMe, {})
  await made.platform.db.update(users).set({ emailConfirmed: true }).where(eq(users.id, user.id))
  return browser
}

/** A person who scanned the code and has not confirmed it yet. */
export async function enrolling(made: TestPlatform, known?: Browser): Promise<Enrolling> {
  const browser = known ?? (await confirmed(made))
  const { user } = await browser.client(getMe, {})
  const { totp_uri, totp_recovery_key } = await browser.client(enableTotp, {})
  return {
    browser,
    email: user.email,
    code: (steps = 0) => codeOf(totp_uri, new Date(made.clock.now().getTime() + steps * 30_000)),
    recoveryKey: totp_recovery_key,
  }
}

/** Somebody whose log-in asks for a code. The code of this step is used up. */
export async function guarded(made: TestPlatform): Promise<Enrolling> {
  const person = await enrolling(made)
  await person.browser.client(confirmTotp, { body: { password: goodPassword, code: person.code() } })
  return person
}
