import * as z from 'zod/mini'
import { currentPassword } from './field.ts'
import { code } from './totp-code.ts'

/** Spec 1 §5: turning it on needs the password, and a wrong code is INVALID_VALUE. */
export const totpEnableForm = z.object({ password: currentPassword(), code: code('INVALID_VALUE') })
export type TotpEnableForm = z.infer<typeof totpEnableForm>
