import type { Handlers } from '../kernel/call.ts'
import { onGetExchangeRate } from './rate.ts'
import { onConvertTokens, onGetWallet, onListWalletTransactions } from './wallet-calls.ts'

/** The calls around the wallet. */
export const walletHandlers = {
  getExchangeRate: onGetExchangeRate,
  getWallet: onGetWallet,
  listWalletTransactions: onListWalletTransactions,
  convertTokens: onConvertTokens,
} satisfies Partial<Handlers>
