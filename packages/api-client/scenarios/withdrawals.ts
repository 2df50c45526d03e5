import type { WalletTransaction } from '../model/wallet.ts'
import { nowSeconds } from './clock.ts'
import { rateDate } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import type { Store } from './store.ts'

const last4 = '6789'
const shownDigits = 4

/** Money on its way to a bank, from a project and from a wallet. */
export function withdrawalHandlers(store: Store): Handlers<'withdrawals'> {
  const withdrawal = (amount: number) => ({
    id: 'wdr_1',
    amount,
    status: 'PENDING' as const,
    last4,
    created_at: nowSeconds,
    settled_at: null,
  })
  return {
    setBankAccount: ({ body }) => {
      const bank_account_last4 = text(body.account_number).slice(-shownDigits)
      store.draft = { ...store.draft, bank_account_last4 }
      return { bank_account_last4 }
    },
    withdrawFunds: ({ body }) => ({ withdrawal: withdrawal(Number(body.amount)) }),
    listWithdrawals: () => ({
      available_usd: 411_850,
      bank_account_last4: last4,
      withdrawals: [{ ...withdrawal(120_000), status: 'PAID', settled_at: nowSeconds }],
    }),
    getProjectMoney: () => ({ money: store.projectMoney }),
    withdrawFromWallet: ({ body }) => {
      const amount = Number(body.amount)
      const held = store.transactions.find(({ label }) => label === 'USD')?.balance ?? 0
      const transaction: WalletTransaction = {
        id: String(store.transactions.length + 1),
        date: rateDate,
        label: 'USD',
        amount: -amount,
        balance: held - amount,
        kind: 'WITHDRAWAL',
        detail: text(body.account_number).slice(-shownDigits),
        plg_to_usd: null,
      }
      store.transactions = [transaction, ...store.transactions]
      return { transaction }
    },
  }
}
