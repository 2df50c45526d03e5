import * as z from 'zod/mini'
import { PAYOUT } from '../limits/money.ts'
import { bankAccountForm } from './bank-account.ts'
import { integer } from './whole-number.ts'

/** Cents of what was released to a project's creator. Less than ten dollars are paid out as the whole rest alone. */
export const withdrawalForm = z.object({ amount: integer({ min: 1, max: PAYOUT.maxCents }) })
export type WithdrawalForm = z.infer<typeof withdrawalForm>

/** Cents of a wallet's dollars, and the account they go to. */
export const walletWithdrawalForm = z.object({ ...withdrawalForm.shape, ...bankAccountForm.shape })
export type WalletWithdrawalForm = z.infer<typeof walletWithdrawalForm>
