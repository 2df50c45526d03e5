import * as z from 'zod/mini'
import { email } from './field.ts'

/** Spec 1 §5. */
export const newsletterForm = z.object({ email: email() })
export type NewsletterForm = z.infer<typeof newsletterForm>
