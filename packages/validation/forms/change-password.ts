import * as z from 'zod/mini'
import { confirmPassword, currentPassword, newPassword, sameAs } from './field.ts'

/** Spec 1 §5. */
export const changePasswordForm = z
  .object({ password: currentPassword(), new_password: newPassword(), confirm_password: confirmPassword() })
  .check(sameAs('new_password'))
export type ChangePasswordForm = z.infer<typeof changePasswordForm>
