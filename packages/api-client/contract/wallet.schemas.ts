import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { exchangeRate, wallet, walletTransaction } from '../model/wallet.ts'
import { rfc2822 } from '../model/wire.ts'
import { meta, paging } from './paging.schemas.ts'

export const walletSchemas = {
  /** `date`: when the rate was. */
  getExchangeRate: {
    answer: z.object({
      plg_to_usd: exchangeRate,
      date: rfc2822,
      /** Ours. Canadian dollars for one US dollar, shown beside amounts; null where its source names none. */
      usd_cad: exchangeRate.nullable(),
    }),
  },
  getWallet: { answer: wallet },
  listWalletTransactions: {
    query: z.object({ ...paging, label: line.optional() }),
    answer: z.object({ transactions: z.array(walletTransaction), meta }),
  },
  convertTokens: {
    /** `amount` in hundredths of a PLG; `plg_to_usd` as the person saw it. */
    body: z.object({ amount: z.int(), plg_to_usd: exchangeRate }),
    /** The dollars that came of it. */
    answer: z.object({ transaction: walletTransaction }),
  },
}
