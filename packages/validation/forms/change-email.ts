import * as z from 'zod/mini'
import { currentPassword, email } from './field.ts'

/** Spec 1 §7: the new address and the current password. */
export const changeEmailForm = z.object({ email: email(), password: currentPassword() })
export type ChangeEmailForm = z.infer<typeof changeEmailForm>
