import { getMe } from '@kindling/api-client/contract/users'
import { getExchangeRate } from '@kindling/api-client/contract/wallet'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { TickerUnavailable, TickerUnreadable } from '../../providers/ticker.ts'
import type { TestPlatform } from '../platform.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'
import { byVisitor, changed, type Rejections } from './rejection.ts'

/** The tokens of an account. */
export const walletCalls = {
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

/** The next time the rate is asked for, this happens. */
const ticker =
  (error: Error) =>
  async ({ platform }: TestPlatform) => {
    const provider = platform.ticker as { read: () => Promise<never> }
    const before = provider.read
    provider.read = () => {
      provider.read = before
      return Promise.reject(error)
    }
  }
const silent = ticker(new TickerUnavailable('out of reach'))
const unreadable = ticker(new TickerUnreadable('no rate'))

const convert = (body: { amount?: number; plg_to_usd?: string }) =>
  changed('convertTokens', (input) => ({ ...input, body: { ...input.body, ...body } }))
const history = (query: Record<string, string>) => changed('listWalletTransactions', () => ({ query }))
const ratesAsk = byVisitor<'getExchangeRate'>({})

export const walletRejections = {
  getExchangeRate: {
    TICKER_FAIL: async (made) => {
      await silent(made)
      return ratesAsk(made)
    },
    TICKER_ERROR: async (made) => {
      await unreadable(made)
      return ratesAsk(made)
    },
  },
  getWallet: {},
  listWalletTransactions: {
    INVALID_FILTER: history({ label: 'EUR' }),
    OUT_OF_RANGE: history({ 'page[size]': '101' }),
    INVALID_TYPE: history({ cursor: 'bm9uc2Vuc2U' }),
  },
  convertTokens: {
    NUMBER_LOW: convert({ amount: 0 }),
    NUMBER_HIGH: convert({ amount: 500_001 }),
    INSUFFICIENT_FUNDS: convert({ amount: 177_001 }),
    NOT_YET_CONFIRM: changed('convertTokens', undefined, async ({ platform }, { browser }) => {
      const { user } = await browser.client(getMe, {})
      return platform.db.update(users).set({ kycStatus: 'KYC_NOT_DONE' }).where(eq(users.id, user.id))
    }),
    TICKER_FAIL: changed('convertTokens', undefined, silent),
    TICKER_ERROR: changed('convertTokens', undefined, unreadable),
    INTEGRITY_ERROR: convert({ plg_to_usd: '0.9' }),
  },
} satisfies Rejections
