import { finishIdentityCheck } from '@kindling/api-client/contract/identity'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { IdentityUnavailable } from '../../providers/identity.ts'
import type { Browser } from '../browser.ts'
import { passwordless } from '../identity.ts'
import { confirm, fill, goodPassword } from '../people.ts'
import { makeProject, type TestPlatform } from '../platform.ts'
import { newcomer, signIn } from '../sign-in.ts'
import { platformStage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'
import { addsNewest, again, gives, isDecided, isTaken, sessionIsOver } from './replay.ts'

/** The e-mail address, the password and the end of an account, and its identity check. */
export const settingsCalls = {
  deleteMe: again(sessionIsOver)(async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { password: goodPassword } },
  })),
  changePassword: again(gives('INVALID_VALUE', 'the password is another one now'))(async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { password: goodPassword, new_password: 'another long passphrase' } },
  })),
  changeEmail: again(isTaken)(async (stage) => ({
    browser: await stage.confirmed(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword } },
  })),
  convertAccount: again(isDecided)(async (stage) => ({
    browser: await stage.passwordless(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword } },
  })),
  getIdentityCheck: async (stage) => ({
    browser: (await stage.backFromIdentity()).browser,
    input: { query: { refresh: '1' } },
  }),
  startIdentityCheck: again(addsNewest)(async (stage) => ({
    browser: await stage.confirmed(),
    input: { body: { firstName: 'Mara', lastName: 'Lindqvist' } },
  })),
  finishIdentityCheck: async (stage) => {
    const { browser, code } = await stage.backFromIdentity()
    return { browser, input: { body: { code } } }
  },
  removeIdentityCheck: again(isDecided)(async (stage) => {
    const { browser, code } = await stage.backFromIdentity()
    await browser.client(finishIdentityCheck, { body: { code } })
    return { browser, input: {} }
  }),
} satisfies Partial<HappyCalls>

interface By {
  readonly browser: Browser
}
const idOf = async ({ client }: Browser) => (await client(getMe, {})).user.id

/** The account is changed before the call is made. */
const meanwhile =
  (change: Partial<typeof users.$inferInsert>) =>
  async ({ platform }: TestPlatform, { browser }: By) =>
    platform.db
      .update(users)
      .set(change)
      .where(eq(users.id, await idOf(browser)))
const withoutPassword = meanwhile({ passwordHash: null })

/** So many tries of this person that the next is one too many. */
const triedOften =
  (kind: string, count: number) =>
  async ({ platform }: TestPlatform, { browser }: By) => {
    const key = `${kind}::${await idOf(browser)}`
    for (let n = 0; n < count; n++) await countAttempt(platform, key, { count, windowMs: 900_000 })
  }
const mistyped = triedOften('password', 10)

/** The next call to the identity provider fails. */
const unreachable = (name: 'start' | 'read' | 'forget') => async (made: TestPlatform) => {
  const identity = made.platform.identity as { -readonly [Key in typeof name]: unknown }
  const before = identity[name]
  identity[name] = () => {
    identity[name] = before
    return Promise.reject(new IdentityUnavailable('out of reach'))
  }
}

const remove = (password: string) => changed('deleteMe', () => ({ body: { password } }))
const password = (body: { password?: string; new_password?: string }) =>
  changed('changePassword', (input) => ({ body: { ...input.body, ...body } }))
const email = (body: { email?: string; password?: string }) =>
  changed('changeEmail', (input) => ({ body: { ...input.body, ...body } }))
const convert = (body: { email?: string; password?: string }) =>
  changed('convertAccount', (input) => ({ body: { ...input.body, ...body } }))
const names = (body: { firstName?: string; lastName?: string }) =>
  changed('startIdentityCheck', (input) => ({ body: { ...input.body, ...body } }))

/** An address that somebody else has. */
const someoneElses = async (made: TestPlatform) =>
  (await (await newcomer(made)).client(getMe, {})).user.email.toUpperCase()

export const settingsRejections = {
  deleteMe: {
    PASSWORD_MISSING: async (made) => {
      const browser = await passwordless(made)
      const { db, now } = made.platform
      await db
        .update(sessions)
        .set({ createdAt: new Date(now().getTime() - 11 * 60_000) })
        .where(eq(sessions.userId, await idOf(browser)))
      return { browser, input: { body: { password: '' } } }
    },
    INVALID_VALUE: remove('not the password'),
    INVALID_STATE: async (made) => {
      const stage = platformStage(made)
      const project = await makeProject(made)
      const backer = await stage.backer()
      await confirm(backer.client, project, await fill(backer.client, project))
      return { browser: await signIn(made, project.creatorId), input: { body: { password: '' } } }
    },
    EXTERNAL_ERROR: async (made) => {
      const { browser } = await platformStage(made).backFromIdentity()
      await unreachable('forget')(made)
      return { browser, input: { body: { password: goodPassword } } }
    },
    RATE_LIMITED: changed('deleteMe', undefined, mistyped),
  },
  changePassword: {
    PASSWORD_MISSING: password({ password: '' }),
    INVALID_VALUE: password({ password: 'not the password' }),
    ITERABLE_LENGTH_SHORT: password({ new_password: 'a'.repeat(7) }),
    ITERABLE_LENGTH_LONG: password({ new_password: 'a'.repeat(129) }),
    REGEX_FAIL: password({ new_password: 'password123' }),
    INVALID_STATE: changed('changePassword', undefined, withoutPassword),
    RATE_LIMITED: changed('changePassword', undefined, mistyped),
  },
  changeEmail: {
    EMAIL_MISSING: email({ email: ' ' }),
    PASSWORD_MISSING: email({ password: '' }),
    INVALID_VALUE: email({ email: 'mara@' }),
    VALUE_EXISTS: async (made) => {
      const body = { email: await someoneElses(made), password: goodPassword }
      return { browser: await newcomer(made), input: { body } }
    },
    INVALID_STATE: changed('changeEmail', undefined, withoutPassword),
    RATE_LIMITED: changed('changeEmail', undefined, triedOften('email-change', 20)),
  },
  convertAccount: {
    EMAIL_MISSING: convert({ email: '' }),
    PASSWORD_MISSING: convert({ password: '' }),
    INVALID_VALUE: convert({ email: 'mara@' }),
    VALUE_EXISTS: async (made) => {
      const body = { email: await someoneElses(made), password: goodPassword }
      return { browser: await passwordless(made), input: { body } }
    },
    ITERABLE_LENGTH_SHORT: convert({ password: 'a'.repeat(7) }),
    ITERABLE_LENGTH_LONG: convert({ password: 'a'.repeat(129) }),
    REGEX_FAIL: convert({ password: 'password123' }),
    INVALID_STATE: changed('convertAccount', undefined, meanwhile({ passwordHash: 'one' })),
    RATE_LIMITED: changed('convertAccount', undefined, triedOften('email-change', 20)),
  },
  getIdentityCheck: {
    EXTERNAL_ERROR: async (made) => {
      const { browser } = await platformStage(made).backFromIdentity()
      await unreachable('read')(made)
      return { browser, input: { query: { refresh: '1' } } }
    },
  },
  startIdentityCheck: {
    FIELD_MISSING: names({ firstName: ' ' }),
    INVALID_VALUE: names({ lastName: 'Lindqvist2' }),
    NOT_YET_CONFIRM: changed('startIdentityCheck', undefined, meanwhile({ emailConfirmed: false })),
    INVALID_STATE: changed('startIdentityCheck', undefined, meanwhile({ kycStatus: 'KYC_PENDING' })),
    URL_FAIL: changed('startIdentityCheck', undefined, unreachable('start')),
    RATE_LIMITED: changed('startIdentityCheck', undefined, triedOften('identity', 10)),
  },
  finishIdentityCheck: {
    INVALID_STATE: async (made) => ({
      browser: await newcomer(made),
      input: { body: { code: 'kyc_of_nobody' } },
    }),
    EXPIRED_CODE: changed('finishIdentityCheck', () => ({ body: { code: 'kyc_of_another' } })),
    EXTERNAL_ERROR: changed('finishIdentityCheck', undefined, unreachable('read')),
  },
  removeIdentityCheck: {
    INVALID_STATE: async (made) => ({ browser: await newcomer(made), input: {} }),
    EXTERNAL_ERROR: changed('removeIdentityCheck', undefined, unreachable('forget')),
  },
} satisfies Rejections
