import * as z from 'zod/mini'
import { BANK } from '../limits/money.ts'
import { isRoutingNumber } from '../rules/routing-number.ts'
import { must, required } from './field.ts'

const accountNumber = must<string>(
  (text) => /^[0-9]+$/.test(text) && text.length >= BANK.accountMin && text.length <= BANK.accountMax,
  'VALUE_INVALID',
)

/** Spec 2 §3; the document that goes with it is checked by `bank-document`. */
export const bankAccountForm = z.object({
  account_number: required('VALUE_MISSING', accountNumber),
  routing_number: required('VALUE_MISSING', must(isRoutingNumber, 'VALUE_INVALID')),
})
export type BankAccountForm = z.infer<typeof bankAccountForm>

/** What a person enters: the account, and the document as it was chosen. */
export const bankAccountEntry = z.extend(bankAccountForm, { file: z.file('VALUE_MISSING') })
export type BankAccountEntry = z.infer<typeof bankAccountEntry>
