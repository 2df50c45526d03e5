import { usdCentsOf } from '@kindling/validation/rules/conversion'
import type { UserProfile } from '../model/account.ts'
import type { WalletTransaction } from '../model/wallet.ts'
import * as fixtures from './wallet-fixtures.ts'
import type { World } from './world.ts'

interface Self {
  readonly me: () => UserProfile
  readonly transactions: readonly WalletTransaction[] | undefined
}
type Names = 'getExchangeRate' | 'getWallet' | 'listWalletTransactions' | 'convertTokens'

/** A wallet as stories meet it: what is converted is in the history from then on. */
export function walletWorld({ me, transactions = fixtures.transactions }: Self): Pick<World, Names> {
  let lines = [...transactions]
  const verified = () => me().kyc_status === 'KYC_COMPLETE'
  const held = (label: string) => lines.find((line) => line.label === label)?.balance ?? 0
  const unitedStates = () =>
    me().shipping_addresses.some(
      ({ id, country_code }) => id === me().default_shipping_address && country_code === 'USA',
    )
  const refusalOf = (label: string) => {
    if (label === 'USD') return null
    if (label === 'CS' && unitedStates()) return 'US_PERSON'
    return verified() ? null : 'IDENTITY'
  }
  return {
    getExchangeRate: () => ({ plg_to_usd: fixtures.plgToUsd, date: fixtures.rateDate }),
    getWallet: () => ({
      ...fixtures.fullWallet,
      hasValidKYC: verified(),
      accounts: fixtures.fullWallet.accounts.map((account) => ({
        ...account,
        refusal: refusalOf(account.label),
        balance: { ...account.balance, amount: held(account.label) },
      })),
    }),
    listWalletTransactions: ({ query }) => {
      const asked = lines.filter(({ label }) => !query.label || label === query.label)
      const size = Number(query['page[size]'] ?? 12)
      const from = (Number(query.page ?? 1) - 1) * size
      return {
        transactions: asked.slice(from, from + size),
        meta: { total_count: asked.length, next: asked.length > from + size ? 'next' : null },
      }
    },
    convertTokens: ({ body }) => {
      const amount = Number(body.amount)
      const rate = String(body.plg_to_usd)
      const line = { date: fixtures.rateDate, kind: 'CONVERSION', detail: '', plg_to_usd: rate } as const
      const cents = usdCentsOf(amount, rate)
      const next = lines.length + 1
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
      lines = [dollars, tokens, ...lines]
      return { transaction: dollars }
    },
  }
}
