import * as z from 'zod/mini'
import { confirmPassword, email, newPassword, sameAs } from './field.ts'

/** Spec 1 §5: a social-only account gets an e-mail and a password. */
export const convertAccountForm = z
  .object({ email: email(), password: newPassword(), confirm_password: confirmPassword() })
  .check(sameAs('password'))
export type ConvertAccountForm = z.infer<typeof convertAccountForm>
