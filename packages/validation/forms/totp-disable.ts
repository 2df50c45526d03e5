import * as z from 'zod/mini'
import { currentPassword } from './field.ts'

/** Spec 1 §4, step 0. */
export const totpDisableForm = z.object({ password: currentPassword() })
export type TotpDisableForm = z.infer<typeof totpDisableForm>
