import { login } from '@kindling/api-client/contract/auth'
import { loginWithTotp, resetTotp } from '@kindling/api-client/contract/totp'
import type { Browser } from './browser.ts'
import { goodPassword } from './people.ts'

export const credentialsOf = (email: string, password = goodPassword) => ({ email, password })
/** Logs in with the password and a code. */
export const withCode = (browser: Browser, email: string, code: string) =>
  browser.client(loginWithTotp, { credentials: credentialsOf(email), body: { code } })
/** Logs in with the recovery key, which turns two-factor off. */
export const withKey = (browser: Browser, email: string, totp_recovery_key: string) =>
  browser.client(resetTotp, { credentials: credentialsOf(email), body: { totp_recovery_key } })
/** Logs in with the password alone. */
export const logIn = (browser: Browser, email: string) =>
  browser.client(login, { credentials: credentialsOf(email) })
/** Codes of what was rejected. */
export const rejectedWith = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((each) => (each.status === 'rejected' ? each.reason.code : 'passed'))
/** No code of any step near now. */
export const wrong = (code: (steps?: number) => string) => {
  const near = new Set([-2, -1, 0, 1, 2].map(code))
  return Array.from({ length: 100 }, (_, n) => String(100_000 + n)).find((each) => !near.has(each)) ?? ''
}
