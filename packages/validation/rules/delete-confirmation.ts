import { ACCOUNT_DELETION } from '../limits/account.ts'

/** Whether the word was typed exactly, capitals included and nothing around it (spec 1 §5). */
export function isDeleteConfirmation(value: string): boolean {
  return value === ACCOUNT_DELETION.confirmationWord
}
