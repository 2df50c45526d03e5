import * as z from 'zod/mini'
import { email } from './field.ts'

/** Spec 1 §5; takes 254 characters, so that every address that can sign up can reset. */
export const forgotPasswordForm = z.object({ email: email() })
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>
