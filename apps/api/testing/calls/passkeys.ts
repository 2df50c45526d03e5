import { getMe } from '@kindling/api-client/contract/users'
import { PASSKEY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { passkeys, users } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { type Browser, newAddress } from '../browser.ts'
import { atSite, passkeyHolder, siteOrigin, unlocked } from '../passkeys.ts'
import type { TestPlatform } from '../platform.ts'
import { newcomer } from '../sign-in.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'
import { addsNewest, again, deviceAnswerIsUsed, isGone } from './replay.ts'

/** Passkeys, and signing in by one. */
export const passkeyCalls = {
  listPasskeys: async (stage) => ({ browser: (await stage.passkeyHolder()).browser, input: {} }),
  startPasskey: again(addsNewest)(async (stage) => ({
    browser: await stage.atDevice(),
    input: { body: {} },
  })),
  addPasskey: again(deviceAnswerIsUsed)(async (stage) => {
    const { browser, credential } = await stage.keyMade()
    return { browser, input: { body: { name: 'My phone', credential } } }
  }),
  removePasskey: again(isGone)(async (stage) => {
    const { browser, passkeyId } = await stage.passkeyHolder()
    return { browser, input: { params: { id: passkeyId } } }
  }),
  startPasskeyLogin: again(addsNewest)(async (stage) => ({ browser: await stage.atDevice(), input: {} })),
  loginWithPasskey: again(deviceAnswerIsUsed)(async (stage) => {
    const { browser, credential } = await stage.unlocked()
    return { browser, input: { body: { credential } } }
  }),
} satisfies Partial<HappyCalls>

const quarterMs = 900_000

const idOf = async ({ client }: Browser) => (await client(getMe, {})).user.id

/** Has as many as one may have. */
async function filled({ platform }: TestPlatform, { browser }: { readonly browser: Browser }): Promise<void> {
  const userId = await idOf(browser)
  const one = { userId, publicKey: '', counter: 0, transports: [], name: 'x', rpId: 'localhost' }
  await platform.db.insert(passkeys).values(
    Array.from({ length: PASSKEY.max }, () => ({
      ...one,
      credentialId: newId('key'),
      createdAt: platform.now(),
    })),
  )
}
/** The log-in lies longer back than a passkey is added without the password. */
const later = async ({ clock }: TestPlatform) => clock.advance(PASSKEY.freshMs + 1)
const tooLate = async ({ clock }: TestPlatform) => clock.advance(PASSKEY.challengeMs)

/** The log-ins of one address have been so many that none is looked at. */
const pressed =
  (kind: 'passkey' | 'passkey-question') =>
  async ({ platform }: TestPlatform, { browser }: { readonly browser: Browser }) => {
    const address = newAddress()
    browser.alter({ origin: siteOrigin, host: new URL(siteOrigin).host, 'x-forwarded-for': address })
    for (let n = 0; n < 60; n++)
      await countAttempt(platform, `${kind}:${address}`, { count: 60, windowMs: quarterMs })
  }

const named = (name: string) => changed('addPasskey', ({ body }) => ({ body: { ...body, name } }))

export const passkeyRejections = {
  listPasskeys: {},
  startPasskey: {
    PASSWORD_MISSING: changed('startPasskey', undefined, later),
    INVALID_VALUE: changed('startPasskey', () => ({ body: { password: 'not the password' } }), later),
    NOT_YET_CONFIRM: async (platform) => ({
      browser: atSite(await newcomer(platform)),
      input: { body: {} },
    }),
    MAX_COUNT: changed('startPasskey', undefined, filled),
    INVALID_STATE: changed('startPasskey', undefined, async (_, { browser }) =>
      atSite(browser, 'http://127.0.0.1:4600'),
    ),
    RATE_LIMITED: changed(
      'startPasskey',
      () => ({ body: { password: 'not the password' } }),
      async (made, { browser }) => {
        await later(made)
        const key = `password::${await idOf(browser)}`
        for (let n = 0; n < 10; n++)
          await countAttempt(made.platform, key, { count: 10, windowMs: quarterMs })
      },
    ),
  },
  addPasskey: {
    FIELD_MISSING: named(' '),
    ITERABLE_LENGTH_LONG: named('x'.repeat(PASSKEY.nameMax + 1)),
    INVALID_VALUE: changed('addPasskey', ({ body }) => ({ body: { ...body, credential: {} } })),
    EXPIRED_CODE: changed('addPasskey', undefined, tooLate),
    MAX_COUNT: changed('addPasskey', undefined, filled),
  },
  removePasskey: {
    INVALID_ID: changed('removePasskey', () => ({ params: { id: 'of_nobody' } })),
  },
  startPasskeyLogin: {
    INVALID_STATE: changed('startPasskeyLogin', undefined, async (_, { browser }) =>
      atSite(browser, 'http://127.0.0.1:4600'),
    ),
    RATE_LIMITED: changed('startPasskeyLogin', undefined, pressed('passkey-question')),
  },
  loginWithPasskey: {
    INVALID_VALUE: changed('loginWithPasskey', () => ({ body: { credential: {} } })),
    EXPIRED_CODE: changed('loginWithPasskey', undefined, tooLate),
    ACCOUNT_BLOCKED: async (made) => {
      const holder = await passkeyHolder(made)
      const { browser, credential } = await unlocked(made, holder)
      const emailKey = holder.email.toLowerCase()
      await made.platform.db.update(users).set({ blocked: true }).where(eq(users.emailKey, emailKey))
      return { browser, input: { body: { credential } } }
    },
    RATE_LIMITED: changed('loginWithPasskey', undefined, pressed('passkey')),
  },
} satisfies Rejections
