import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { openBrowser } from '../browser.ts'
import { goodPassword } from '../people.ts'
import type { HappyCalls } from './prepared.ts'
import { byVisitor, changed, crowded, type Rejections, triedOften } from './rejection.ts'
import { adds, again, isTaken } from './replay.ts'

/** Signing up, in and out by password. */
export const logInCalls = {
  login: again(adds('a log-in is a session of its own, and an event that its person reads'))(
    async (stage) => {
      const { user } = await (await stage.newcomer()).client(getMe, {})
      return {
        browser: stage.visitor(),
        input: { credentials: { email: user.email, password: goodPassword } },
      }
    },
  ),
  logout: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  register: again(isTaken)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword, name: 'Mara' } },
  })),
} satisfies Partial<HappyCalls>

const login = (email: string, password: string) => byVisitor<'login'>({ credentials: { email, password } })
const register = (body: { email?: string; password?: string; name?: string }) =>
  changed('register', (input) => ({ body: { ...input.body, ...body } }))

export const logInRejections = {
  login: {
    UNAUTHORIZED: login('nobody@example.com', 'not the password'),
    EMAIL_MISSING: login('', 'not the password'),
    PASSWORD_MISSING: login('nobody@example.com', ''),
    ACCOUNT_BLOCKED: changed('login', undefined, ({ platform }, { input }) =>
      platform.db
        .update(users)
        .set({ blocked: true })
        .where(eq(users.emailKey, input.credentials.email.toLowerCase())),
    ),
    RATE_LIMITED: async (platform) => {
      const browser = openBrowser(platform, { address: crowded })
      const credentials = { email: 'often@example.com', password: 'not the password' }
      await triedOften(platform, `login:${crowded}:${credentials.email}`, 8)
      return { browser, input: { credentials } }
    },
  },
  logout: {},
  register: {
    EMAIL_MISSING: register({ email: '' }),
    PASSWORD_MISSING: register({ password: '' }),
    INVALID_VALUE: register({ email: 'mara@' }),
    VALUE_EXISTS: changed('register', undefined, async (platform, { input }) => {
      const email = input.body.email.toUpperCase()
      await openBrowser(platform).send('/users/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input.body, email }),
      })
    }),
    ITERABLE_LENGTH_SHORT: register({ password: 'a'.repeat(7) }),
    ITERABLE_LENGTH_LONG: register({ password: 'a'.repeat(129) }),
    REGEX_FAIL: register({ password: 'Password123' }),
    RATE_LIMITED: async (platform) => {
      await triedOften(platform, `register:${crowded}`, 40)
      const body = { email: 'often@example.com', password: 'a long enough passphrase' }
      return { browser: openBrowser(platform, { address: crowded }), input: { body } }
    },
  },
} satisfies Rejections
