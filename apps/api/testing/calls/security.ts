import { listSessions } from '@kindling/api-client/contract/sessions'
import { confirmTotp } from '@kindling/api-client/contract/totp'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { secondFactors, users } from '../../database/schema.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import type { Browser } from '../browser.ts'
import { goodPassword } from '../people.ts'
import type { TestPlatform } from '../platform.ts'
import { enrolling } from '../second-factor.ts'
import { newcomer } from '../sign-in.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'
import { adds, addsNewest, again, codeIsUsed, gives, sessionIsOver } from './replay.ts'

/** The second factor, sessions, and the list of what happened to an account. */
export const securityCalls = {
  loginWithTotp: again({ ...codeIsUsed, replay: 'CODE_INVALID', counted: true })(async (stage) => {
    const { email, code } = await stage.guarded()
    return {
      browser: stage.visitor(),
      // The code of now was used to turn it on.
      input: { credentials: { email, password: goodPassword }, body: { code: code(1) } },
    }
  }),
  enableTotp: again(addsNewest)(async (stage) => ({ browser: await stage.confirmed(), input: {} })),
  confirmTotp: again(gives('ALREADY_ENABLED_2FA', 'it is on'))(async (stage) => {
    const { browser, code } = await stage.enrolling()
    return { browser, input: { body: { password: goodPassword, code: code() } } }
  }),
  disableTotp: again(gives('ALREADY_DISABLED_2FA', 'it is off'))(async (stage) => ({
    browser: (await stage.guarded()).browser,
    input: { body: { password: goodPassword } },
  })),
  resetTotp: again(gives('TOTP_NOT_ENABLED', 'the recovery key has turned it off'))(async (stage) => {
    const { email, recoveryKey } = await stage.guarded()
    return {
      browser: stage.visitor(),
      input: { credentials: { email, password: goodPassword }, body: { totp_recovery_key: recoveryKey } },
    }
  }),
  listSessions: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  listSecurityEvents: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  revokeSession: again(sessionIsOver)(async (stage) => {
    const browser = await stage.newcomer()
    const { sessions } = await browser.client(listSessions, {})
    return { browser, input: { params: { id: sessions[0]?.id ?? '' } } }
  }),
  revokeOtherSessions: again(
    adds('ending the others is an event that its person reads, also where none is left'),
  )(async (stage) => ({ browser: await stage.newcomer(), input: {} })),
} satisfies Partial<HappyCalls>

const idOf = async ({ client }: Browser) => (await client(getMe, {})).user.id

const wrongPassword = <Input extends { credentials: { email: string; password: string } }>(input: Input) => ({
  ...input,
  credentials: { ...input.credentials, password: 'not the password' },
})
/** The account of some credentials is changed before they are used. */
const meanwhile =
  (change: Partial<typeof users.$inferInsert>) =>
  (
    { platform }: TestPlatform,
    { input }: { readonly input: { readonly credentials: { readonly email: string } } },
  ) =>
    platform.db.update(users).set(change).where(eq(users.emailKey, input.credentials.email.toLowerCase()))

/** The account of some credentials was guessed at so often that nothing is looked at. */
const guessedAt =
  (kind: 'totp' | 'recovery') =>
  async ({ platform }: TestPlatform, { input }: { readonly input: { credentials: { email: string } } }) => {
    const email = input.credentials.email.toLowerCase()
    const [user] = await platform.db.select().from(users).where(eq(users.emailKey, email))
    for (let n = 0; n < 30; n++)
      await countAttempt(platform, `${kind}::${user?.id}`, { count: 30, windowMs: 86_400_000 })
  }
/** Somebody who is logged in mistyped their password so often that it is no longer looked at. */
const mistyped = async ({ platform }: TestPlatform, { browser }: { readonly browser: Browser }) => {
  const key = `password::${await idOf(browser)}`
  for (let n = 0; n < 10; n++) await countAttempt(platform, key, { count: 10, windowMs: 900_000 })
}

const confirm = (body: { password?: string; code?: string }) =>
  changed('confirmTotp', (input) => ({ body: { ...input.body, ...body } }))
const disable = (password: string) => changed('disableTotp', () => ({ body: { password } }))

export const securityRejections = {
  loginWithTotp: {
    UNAUTHORIZED: changed('loginWithTotp', wrongPassword),
    CODE_INVALID: changed('loginWithTotp', (input) => ({ ...input, body: { code: '12345' } })),
    TOTP_NOT_ENABLED: changed('loginWithTotp', undefined, meanwhile({ totpEnabled: false })),
    ACCOUNT_BLOCKED: changed('loginWithTotp', undefined, meanwhile({ blocked: true })),
    RATE_LIMITED: changed('loginWithTotp', undefined, guessedAt('totp')),
  },
  enableTotp: {
    ALREADY_ENABLED_2FA: changed('enableTotp', undefined, async (platform, { browser }) => {
      const { code } = await enrolling(platform, browser)
      await browser.client(confirmTotp, { body: { password: goodPassword, code: code() } })
    }),
    NOT_YET_CONFIRM: async (platform) => ({ browser: await newcomer(platform), input: {} }),
    INVALID_STATE: changed('enableTotp', undefined, async ({ platform }, { browser }) =>
      platform.db
        .update(users)
        .set({ passwordHash: null })
        .where(eq(users.id, await idOf(browser))),
    ),
  },
  confirmTotp: {
    PASSWORD_MISSING: confirm({ password: '' }),
    INVALID_VALUE: confirm({ code: '12345' }),
    ALREADY_ENABLED_2FA: changed('confirmTotp', undefined, (_, { browser, input }) =>
      browser.client(confirmTotp, input),
    ),
    TOTP_NOT_ENABLED: changed('confirmTotp', undefined, async ({ platform }, { browser }) =>
      platform.db.delete(secondFactors).where(eq(secondFactors.userId, await idOf(browser))),
    ),
    RATE_LIMITED: changed('confirmTotp', undefined, mistyped),
  },
  disableTotp: {
    PASSWORD_MISSING: disable(''),
    INVALID_VALUE: disable('not the password'),
    ALREADY_DISABLED_2FA: async (platform) => ({
      browser: await newcomer(platform),
      input: { body: { password: goodPassword } },
    }),
    TOTP_DISABLE_FAIL: changed('disableTotp', undefined, async ({ platform }) => {
      const { transaction } = platform.db
      platform.db.transaction = () => {
        platform.db.transaction = transaction
        return Promise.reject(new Error('the disk is full'))
      }
    }),
    RATE_LIMITED: changed('disableTotp', undefined, mistyped),
  },
  resetTotp: {
    UNAUTHORIZED: changed('resetTotp', wrongPassword),
    TOTP_INVALID_RECOVERY_KEY: changed('resetTotp', (input) => ({
      ...input,
      body: { totp_recovery_key: 'not the key' },
    })),
    TOTP_NOT_ENABLED: changed('resetTotp', undefined, meanwhile({ totpEnabled: false })),
    ACCOUNT_BLOCKED: changed('resetTotp', undefined, meanwhile({ blocked: true })),
    RATE_LIMITED: changed('resetTotp', undefined, guessedAt('recovery')),
  },
  listSessions: {},
  listSecurityEvents: {
    OUT_OF_RANGE: changed('listSecurityEvents', () => ({ query: { 'page[size]': '0' } })),
    INVALID_TYPE: changed('listSecurityEvents', () => ({ query: { cursor: 'bm9uc2Vuc2U' } })),
  },
  revokeSession: {
    INVALID_ID: changed('revokeSession', () => ({ params: { id: 'ses_of_nobody' } })),
  },
  revokeOtherSessions: {},
} satisfies Rejections
