import * as z from 'zod/mini'
import { currentPassword, email } from './field.ts'

/** Spec 1 §5. */
export const loginForm = z.object({ email: email(), password: currentPassword() })
export type LoginForm = z.infer<typeof loginForm>
