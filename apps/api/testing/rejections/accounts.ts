import { addPaymentMethod, addShippingAddress, getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import { ProcessorUnavailable } from '../../providers/payments.ts'
import { openBrowser } from '../browser.ts'
import { cardBody, confirm, fill, goodAddress, goodCard } from '../people.ts'
import { platformStage } from '../stage.ts'
import { byVisitor, changed, crowded, type Rejections, triedOften } from './rejection.ts'

const login = (email: string, password: string) => byVisitor<'login'>({ credentials: { email, password } })
const register = (body: { email?: string; password?: string; name?: string }) =>
  changed('register', (input) => ({ body: { ...input.body, ...body } }))
const card = (body: { name?: string; card_token?: string }) =>
  changed('addPaymentMethod', (input) => ({ body: { ...input.body, ...body } }))
const typedCard = (body: { name?: string; card_number?: string; expiration?: string }) =>
  changed('tokenizeCard', (input) => ({ body: { ...input.body, ...body } }))

type AddressChange = Partial<typeof goodAddress> & { phone_number?: string; line2?: string }
const address = (body: AddressChange) =>
  changed('addShippingAddress', (input) => ({ body: { ...input.body, ...body } }))
const readdress = (body: AddressChange) => changed('updateShippingAddress', (input) => ({ ...input, body }))

export const accountRejections = {
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
  getMe: {},
  listPaymentMethods: {},
  getCardField: {},
  tokenizeCard: {
    NOT_FOUND: changed('tokenizeCard', undefined, async ({ platform }) => {
      const { payments } = platform
      const { tokenize } = payments
      // Without the stand-in for this one call: reading it puts it back.
      Object.defineProperty(payments, 'tokenize', {
        configurable: true,
        get: () => void Object.defineProperty(payments, 'tokenize', { configurable: true, value: tokenize }),
      })
    }),
    FIELD_MISSING: typedCard({ name: ' ' }),
    INVALID_VALUE: typedCard({ card_number: '4242424242424241' }),
    DATE_EARLY: typedCard({ expiration: '10/26' }),
  },
  addPaymentMethod: {
    FIELD_MISSING: card({ name: ' ' }),
    INVALID_VALUE: card({ card_token: 'tok_of_nobody' }),
    DATE_EARLY: card(cardBody(goodCard, '10/26')),
    EXTERNAL_ERROR: changed('addPaymentMethod', undefined, async ({ platform }) => {
      const { saveCard } = platform.payments
      platform.payments.saveCard = () => {
        platform.payments.saveCard = saveCard
        return Promise.reject(new ProcessorUnavailable('out of reach'))
      }
    }),
    MAX_COUNT: changed('addPaymentMethod', undefined, async (_, { browser, input }) => {
      for (let n = 0; n < 20; n++) await browser.client(addPaymentMethod, input)
    }),
  },
  setDefaultPaymentMethod: {
    MISSING_PAYMENT_METHOD: changed('setDefaultPaymentMethod', () => ({ body: { id: 'pm_of_nobody' } })),
  },
  removePaymentMethod: {
    MISSING_PAYMENT_METHOD: changed('removePaymentMethod', () => ({ params: { id: 'pm_of_nobody' } })),
    PAYMENT_METHOD_IN_USE: async (platform) => {
      const stage = platformStage(platform)
      const [browser, project] = [await stage.backer(goodCard), await stage.project()]
      await confirm(browser.client, project, await fill(browser.client, project))
      const { user } = await browser.client(getMe, {})
      return { browser, input: { params: { id: user.payment_methods[0]?.id ?? '' } } }
    },
  },
  addShippingAddress: {
    FIELD_MISSING: address({ line1: '  ' }),
    INVALID_VALUE: address({ postal_code: '1234' }),
    NO_COUNTRY: address({ country_code: '' }),
    REGEX_FAIL: address({ phone_number: 'call me' }),
    ITERABLE_LENGTH: address({ phone_number: '123' }),
    ITERABLE_LENGTH_LONG: address({ line2: 'x'.repeat(101) }),
    MAX_COUNT: changed('addShippingAddress', undefined, async (_, { browser }) => {
      for (let n = 0; n < 50; n++) await browser.client(addShippingAddress, { body: goodAddress })
    }),
  },
  updateShippingAddress: {
    FIELD_MISSING: readdress({ line1: '' }),
    INVALID_VALUE: readdress({ city: '???' }),
    NO_COUNTRY: readdress({ country_code: '' }),
    REGEX_FAIL: readdress({ phone_number: 'call me' }),
    ITERABLE_LENGTH: readdress({ phone_number: '+12345678901234' }),
    ITERABLE_LENGTH_LONG: readdress({ line1: 'x'.repeat(101) }),
    INVALID_ID: changed('updateShippingAddress', (input) => ({ ...input, params: { id: 'adr_of_nobody' } })),
  },
  removeShippingAddress: {
    INVALID_ID: changed('removeShippingAddress', () => ({ params: { id: 'adr_of_nobody' } })),
  },
} satisfies Rejections
