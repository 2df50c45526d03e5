import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { users } from '../../database/schema.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { SocialUnavailable } from '../../providers/social.ts'
import { openBrowser } from '../browser.ts'
import type { TestPlatform } from '../platform.ts'
import { newcomer } from '../sign-in.ts'
import { agreed, arrivedWithoutName, cameBack, type SharedAccount, stranger } from '../social.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'
import { again, codeIsUsed } from './replay.ts'

/** Signing in by a provider. */
export const socialCalls = {
  authorizeSso: ofVisitor({ params: { provider: 'google' } }),
  loginSso: async (stage) => {
    const { browser, query } = await stage.backFromGoogle()
    return { browser, input: { params: { provider: 'google' }, query } }
  },
  completeMissingInfo: again(codeIsUsed)(async (stage) => {
    const { browser, code } = await stage.nameless()
    return { browser, input: { body: { code, name: 'Nour Haddad' } } }
  }),
} satisfies Partial<HappyCalls>

const crowded = '203.0.113.9'
async function crowd({ platform }: TestPlatform): Promise<void> {
  for (let n = 0; n < 60; n++)
    await countAttempt(platform, `social:${crowded}`, { count: 1_000, windowMs: 3_600_000 })
}
const google = { provider: 'google' }
const ledAstray = { 'sec-fetch-site': 'cross-site' }

const back = (account?: SharedAccount) => async (platform: TestPlatform) => {
  const browser = openBrowser(platform)
  return { browser, input: { params: google, query: await agreed(platform, browser, account) } }
}
const complete =
  (body: { name?: string; email?: string }, account: Partial<SharedAccount>) =>
  async (platform: TestPlatform) => {
    const { browser, code } = await arrivedWithoutName(platform, { ...stranger(), ...account })
    return { browser, input: { body: { code, ...body } } }
  }

/** The provider does not answer while the test lasts. */
const down = (platform: TestPlatform) => {
  const provider = platform.consents.google
  if (!provider) throw new Error('Nobody plays Google')
  vi.spyOn(provider, 'exchange').mockRejectedValue(new SocialUnavailable('down'))
}

export const socialRejections = {
  authorizeSso: {
    INVALID_VALUE: changed('authorizeSso', () => ({ params: { provider: 'myspace' } })),
    EXTERNAL_ERROR: async (platform) => {
      vi.spyOn(platform.platform, 'social', 'get').mockReturnValue({})
      return { browser: openBrowser(platform), input: { params: google } }
    },
    FOREIGN_ORIGIN: changed('authorizeSso', undefined, async (_, { browser }) => browser.alter(ledAstray)),
    RATE_LIMITED: async (platform) => {
      await crowd(platform)
      return { browser: openBrowser(platform, { address: crowded }), input: { params: google } }
    },
  },
  loginSso: {
    UNAUTHORIZED: changed('loginSso', () => ({ params: google, query: {} })),
    FIELD_MISSING: back({ ...stranger(), name: '' }),
    INVALID_VALUE: changed('loginSso', ({ params, query }) => ({
      params,
      query: { ...query, state: 'never-issued' },
    })),
    ACCOUNT_BLOCKED: async (platform) => {
      const account = stranger()
      const { user } = await (await cameBack(platform, account)).client(getMe, {})
      await platform.platform.db.update(users).set({ blocked: true }).where(eq(users.id, user.id))
      return back(account)(platform)
    },
    EXTERNAL_ERROR: async (platform) => {
      const prepared = await back()(platform)
      down(platform)
      return prepared
    },
    FOREIGN_ORIGIN: changed('loginSso', undefined, async (_, { browser }) => browser.alter(ledAstray)),
    RATE_LIMITED: async (platform) => {
      await crowd(platform)
      const browser = openBrowser(platform, { address: crowded })
      return { browser, input: { params: google, query: { code: 'c', state: 's' } } }
    },
  },
  completeMissingInfo: {
    EMAIL_MISSING: complete({ email: '' }, { email: '' }),
    FIELD_MISSING: complete({}, { name: '' }),
    INVALID_VALUE: complete({ email: 'nour@' }, { email: '' }),
    ITERABLE_LENGTH_LONG: complete({ name: 'a'.repeat(41) }, { name: '' }),
    VALUE_EXISTS: async (platform) => {
      const { user } = await (await newcomer(platform)).client(getMe, {})
      return complete({ email: user.email }, { email: '' })(platform)
    },
    EXPIRED_CODE: changed('completeMissingInfo', ({ body }) => ({ body: { ...body, code: 'never-issued' } })),
    RATE_LIMITED: async (platform) => {
      await crowd(platform)
      const browser = openBrowser(platform, { address: crowded })
      return { browser, input: { body: { code: 'c', name: 'Nour' } } }
    },
  },
} satisfies Rejections
