import type { WalletTransaction } from '../model/wallet.ts'
import { nowSeconds } from './clock.ts'
import { rateDate } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { me, type Store } from './store.ts'

const shownDigits = 4

/** Money on its way to a bank, from a project and from a wallet. */
export function withdrawalHandlers(store: Store): Handlers<'withdrawals'> {
  const withdrawal = (amount: number) => ({
    id: 'wdr_new',
    amount,
    status: 'PENDING' as const,
    last4: store.bankAccount ?? '',
    created_at: nowSeconds,
    settled_at: null,
  })
  return {
    setBankAccount: ({ body }) => {
      const bank_account_last4 = text(body.account_number).slice(-shownDigits)
      store.draft = { ...store.draft, bank_account_last4 }
      return { bank_account_last4 }
    },
    withdrawFunds: ({ body }) => {
      const amount = Number(body.amount)
      const added = { ...withdrawal(amount), id: `wdr_${store.withdrawals.length + 1}` }
      store.withdrawals = [added, ...store.withdrawals]
      const { available, on_its_way } = store.projectMoney
      store.ledger = [
        {
          id: `entry_${store.ledger.length + 1}`,
          at: nowSeconds,
          kind: 'withdrawn',
          amount: -amount,
          held: 0,
          available: available - amount,
          pledges: null,
          milestone_id: null,
          withdrawal: { by: me(store).name, last4: added.last4, status: 'PENDING', settled_at: null },
        },
        ...store.ledger,
      ]
      store.projectMoney = {
        ...store.projectMoney,
        available: available - amount,
        on_its_way: on_its_way + amount,
      }
      return { withdrawal: added }
    },
    listWithdrawals: () => ({
      available_usd: store.projectMoney.available,
      bank_account_last4: store.bankAccount,
      withdrawals: [...store.withdrawals],
    }),
    getProjectMoney: () => ({ money: store.projectMoney }),
    listProjectLedger: ({ query }) => {
      const belongs = {
        in: (amount: number) => amount > 0,
        out: (amount: number) => amount < 0,
        held: (amount: number) => amount === 0,
      }[String(query.show)]
      const asked = store.ledger.filter(({ amount }) => belongs?.(amount) ?? true)
      const from = Number(query.cursor ?? 0)
      const end = from + Number(query['page[size]'] ?? 20)
      return { lines: asked.slice(from, end), next: end < asked.length ? String(end) : null }
    },
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
