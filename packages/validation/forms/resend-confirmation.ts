import * as z from 'zod/mini'
import { email } from './field.ts'

/** Spec 1 §4, §5. */
export const resendConfirmationForm = z.object({ email: email() })
export type ResendConfirmationForm = z.infer<typeof resendConfirmationForm>
