import { addPaymentMethod, addShippingAddress, getMe } from '@kindling/api-client/contract/users'
import { ProcessorUnavailable } from '../../providers/payments.ts'
import { cardBody, confirm, fill, goodAddress, goodCard } from '../people.ts'
import { platformStage } from '../stage.ts'
import { addressOf, cardOf, type HappyCalls, ofVisitor } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'
import { addsAnother, again, isGone } from './replay.ts'

/** What an account keeps: cards and addresses. */
export const savedCalls = {
  listPaymentMethods: async (stage) => ({ browser: await stage.backer(), input: {} }),
  getCardField: ofVisitor({}),
  tokenizeCard: async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { name: 'Mara Lindqvist', card_number: goodCard, expiration: '12/30', cvv: '123' } },
  }),
  addPaymentMethod: again(addsAnother)(async (stage) => ({
    browser: await stage.newcomer(),
    input: {
      body: { ...cardBody(), billing_address: goodAddress },
    },
  })),
  setDefaultPaymentMethod: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { body: { id: await cardOf(browser) } } }
  },
  removePaymentMethod: again({ ...isGone, replay: 'MISSING_PAYMENT_METHOD' })(async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { params: { id: await cardOf(browser) } } }
  }),
  addShippingAddress: again(addsAnother)(async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: goodAddress },
  })),
  updateShippingAddress: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { params: { id: await addressOf(browser) }, body: { city: 'Dartmouth' } } }
  },
  removeShippingAddress: again(isGone)(async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { params: { id: await addressOf(browser) } } }
  }),
  setDefaultShippingAddress: async (stage) => {
    const browser = await stage.backer()
    return { browser, input: { body: { id: await addressOf(browser) } } }
  },
} satisfies Partial<HappyCalls>

const card = (body: { name?: string; card_token?: string }) =>
  changed('addPaymentMethod', (input) => ({ body: { ...input.body, ...body } }))
const typedCard = (body: { name?: string; card_number?: string; expiration?: string }) =>
  changed('tokenizeCard', (input) => ({ body: { ...input.body, ...body } }))

type AddressChange = Partial<typeof goodAddress> & { phone_number?: string; line2?: string }
const address = (body: AddressChange) =>
  changed('addShippingAddress', (input) => ({ body: { ...input.body, ...body } }))
const readdress = (body: AddressChange) => changed('updateShippingAddress', (input) => ({ ...input, body }))

export const savedRejections = {
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
  setDefaultShippingAddress: {
    INVALID_ID: changed('setDefaultShippingAddress', () => ({ body: { id: 'adr_of_nobody' } })),
  },
} satisfies Rejections
