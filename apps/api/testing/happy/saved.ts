import { getExchangeRate } from '@kindling/api-client/contract/wallet'
import { newId } from '../../kernel/ids.ts'
import { cardBody, goodAddress, goodCard } from '../people.ts'
import { addressOf, cardOf, type HappyCalls, ofVisitor } from './prepared.ts'
import { addsAnother, again, isGone } from './replay.ts'

/** What an account keeps: cards, addresses and tokens. */
export const saved = {
  getCardField: ofVisitor({}),
  tokenizeCard: async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { name: 'Mara Lindqvist', card_number: goodCard, expiration: '12/30', cvv: '123' } },
  }),
  listPaymentMethods: async (stage) => ({ browser: await stage.backer(), input: {} }),
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
  getExchangeRate: ofVisitor({}),
  getWallet: async (stage) => ({ browser: await stage.holder(), input: {} }),
  listWalletTransactions: async (stage) => ({
    browser: await stage.holder(),
    input: { query: { 'page[size]': '1', label: 'PLG' } },
  }),
  convertTokens: async (stage) => {
    const browser = await stage.holder()
    const { plg_to_usd } = await browser.client(getExchangeRate, {})
    return { browser, input: { body: { amount: 2_500, plg_to_usd }, idempotencyKey: newId('key') } }
  },
} satisfies Partial<HappyCalls>
