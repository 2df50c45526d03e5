import { confirmEmail, confirmPasswordReset, requestPasswordReset } from '@kindling/api-client/contract/auth'
import { getMe, register } from '@kindling/api-client/contract/users'
import { type Browser, openBrowser } from './browser.ts'
import { codeIn, mailsTo } from './mails.ts'
import { goodPassword } from './people.ts'
import type { PlatformForTests } from './platform-for-tests.ts'

export const newEmail = () => `${crypto.randomUUID()}@example.com`
export const newPassword = 'another long passphrase'

/** Codes of many calls made at once; "done" for one that went well. */
export const codesOf = async (calls: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.code))

/** Steps of people with e-mails, on one test platform. */
export function mailSteps(made: PlatformForTests) {
  const visitor = () => openBrowser(made.platform)
  const signUp = async (email = newEmail()) => {
    const browser = visitor()
    const { user } = await browser.client(register, { body: { email, password: goodPassword } })
    return { browser, user, email }
  }
  const forgot = (email: string) => visitor().client(requestPasswordReset, { body: { email } })
  const newestCode = async (email: string) => codeIn((await mailsTo(made.platform, email))[0])
  return {
    visitor,
    signUp,
    forgot,
    newestCode,
    reset: (code: string, new_password = newPassword) =>
      visitor().client(confirmPasswordReset, { body: { code, new_password } }),
    confirm: (code: string, browser: Browser = visitor()) => browser.client(confirmEmail, { body: { code } }),
    isConfirmed: async (browser: Browser) => (await browser.client(getMe, {})).user.email_confirmed,
    /** Signed up, and asked for a new password. */
    withResetCode: async () => {
      const person = await signUp()
      await forgot(person.email)
      return { ...person, code: await newestCode(person.email) }
    },
  }
}
