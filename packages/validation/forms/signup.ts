import * as z from 'zod/mini'
import { email, newPassword } from './field.ts'

/** Spec 1 §5; passwords too common to use are rejected by the server alone. */
export const signupForm = z.object({ email: email(), password: newPassword() })
export type SignupForm = z.infer<typeof signupForm>
