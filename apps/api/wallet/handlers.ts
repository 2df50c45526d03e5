import type { Handlers } from '../kernel/call.ts'
import { onSetBankAccount } from './bank-account.ts'
import { onGetExchangeRate } from './rate.ts'
import { onConvertTokens, onGetWallet, onListWalletTransactions } from './wallet-calls.ts'
import { onListWithdrawals, onWithdrawFromWallet, onWithdrawFunds } from './withdrawals.ts'

/** The calls around the wallet. */
export const walletHandlers = {
  getExchangeRate: onGetExchangeRate,
  getWallet: onGetWallet,
  listWalletTransactions: onListWalletTransactions,
  convertTokens: onConvertTokens,
  setBankAccount: onSetBankAccount,
  withdrawFunds: onWithdrawFunds,
  listWithdrawals: onListWithdrawals,
  withdrawFromWallet: onWithdrawFromWallet,
} satisfies Partial<Handlers>
