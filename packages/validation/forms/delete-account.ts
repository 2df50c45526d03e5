import * as z from 'zod/mini'
import { isDeleteConfirmation } from '../rules/delete-confirmation.ts'
import { must, newPassword, rule } from './field.ts'

const deleteConfirm = () => z.string('INVALID_VALUE').check(rule(must(isDeleteConfirmation, 'INVALID_VALUE')))

/** Spec 1 §5: the password, at least 8 characters, and the word DELETE. */
export const deleteAccountForm = z.object({ password: newPassword(), delete_confirm: deleteConfirm() })
/** The same for accounts without a password, which log in at a provider: the word alone. */
export const deleteSocialAccountForm = z.object({ delete_confirm: deleteConfirm() })
export type DeleteAccountForm = z.infer<typeof deleteAccountForm>
