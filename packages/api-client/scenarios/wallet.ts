import { usdCentsOf } from '@kindling/validation/rules/conversion'
import type { WalletTransaction } from '../model/wallet.ts'
import { fullWallet, plgToUsd, rateDate } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { pageOf } from './paging.ts'
import { me, type Store } from './store.ts'

/** A wallet: what is converted is in the history from then on. */
export function walletHandlers(store: Store): Handlers<'wallet'> {
  const isVerified = () => me(store).kyc_status === 'KYC_COMPLETE'
  const held = (label: string) => store.transactions.find((line) => line.label === label)?.balance ?? 0
  const isInUnitedStates = () =>
    me(store).shipping_addresses.some(
      ({ id, country_code }) => id === me(store).default_shipping_address && country_code === 'USA',
    )
  const rejectionOf = (label: string) => {
    if (label === 'USD') return null
    if (label === 'CS' && isInUnitedStates()) return 'US_PERSON'
    return isVerified() ? null : 'IDENTITY'
  }
  return {
    getExchangeRate: () => ({ plg_to_usd: plgToUsd, date: rateDate, usd_cad: '1.3785' }),
    getWallet: () => ({
      ...fullWallet,
      hasValidKYC: isVerified(),
      accounts: fullWallet.accounts.map((account) => ({
        ...account,
        rejection: rejectionOf(account.label),
        balance: { ...account.balance, amount: held(account.label) },
      })),
    }),
    listWalletTransactions: ({ query }) => {
      const asked = store.transactions.filter(({ label }) => !query.label || label === query.label)
      const { shown, meta } = pageOf(asked, Number(query.page ?? 1), Number(query['page[size]'] ?? 12))
      return { transactions: shown, meta }
    },
    convertTokens: ({ body }) => {
      const amount = Number(body.amount)
      const rate = String(body.plg_to_usd)
      const line = { date: rateDate, kind: 'CONVERSION', detail: '', plg_to_usd: rate } as const
      const cents = usdCentsOf(amount, rate)
      const next = store.transactions.length + 1
      const dollars: WalletTransaction = {
        ...line,
        id: String(next + 1),
        label: 'USD',
        amount: cents,
        balance: held('USD') + cents,
      }
      const tokens: WalletTransaction = {
        ...line,
        id: String(next),
        label: 'PLG',
        amount: -amount,
        balance: held('PLG') - amount,
      }
      store.transactions = [dollars, tokens, ...store.transactions]
      return { transaction: dollars }
    },
  }
}
