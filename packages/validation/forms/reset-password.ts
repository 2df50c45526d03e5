import * as z from 'zod/mini'
import { confirmPassword, newPassword, sameAs } from './field.ts'

/** Spec 1 §5; the code comes from the address. */
export const resetPasswordForm = z
  .object({ new_password: newPassword(), confirm_password: confirmPassword() })
  .check(sameAs('new_password'))
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>
