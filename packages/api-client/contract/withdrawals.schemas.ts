import { bankAccountForm } from '@kindling/validation/forms/bank-account'
import { walletWithdrawalForm, withdrawalForm } from '@kindling/validation/forms/withdrawal'
import * as z from 'zod'
import { extend } from 'zod/mini'
import { line } from '../model/bounds.ts'
import { ledgerLine } from '../model/ledger-line.ts'
import { projectMoney } from '../model/project-money.ts'
import { walletTransaction } from '../model/wallet.ts'
import { cents } from '../model/wire.ts'
import { withdrawal } from '../model/withdrawal.ts'
import { cursorPaging } from './paging.schemas.ts'

const last4 = z.string()

export const withdrawalsSchemas = {
  setBankAccount: {
    body: extend(bankAccountForm, { file: z.file() }),
    answer: z.object({ bank_account_last4: last4 }),
  },
  withdrawFunds: { body: withdrawalForm, answer: z.object({ withdrawal }) },
  listWithdrawals: {
    answer: z.object({
      available_usd: cents,
      /** Null: none was entered. */
      bank_account_last4: last4.nullable(),
      withdrawals: z.array(withdrawal),
    }),
  },
  getProjectMoney: { answer: z.object({ money: projectMoney }) },
  listProjectLedger: {
    query: z.object({ ...cursorPaging, show: line.optional() }),
    /** `next`: the cursor of the lines before these; null where there are none. */
    answer: z.object({ lines: z.array(ledgerLine), next: line.nullable() }),
  },
  withdrawFromWallet: {
    body: walletWithdrawalForm,
    /** What left the wallet. */
    answer: z.object({ transaction: walletTransaction }),
  },
}
