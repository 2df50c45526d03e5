import * as z from 'zod/mini'
import { isTotpCode, normaliseTotpCode } from '../rules/totp-code.ts'
import { currentPassword, must, rule } from './field.ts'

/** Spec 1 §5: turning it on needs the password, and a wrong code is INVALID_VALUE. */
export const totpEnableForm = z.object({
  password: currentPassword(),
  code: z
    .string('INVALID_VALUE')
    .check(z.overwrite(normaliseTotpCode), rule(must(isTotpCode, 'INVALID_VALUE'))),
})
export type TotpEnableForm = z.infer<typeof totpEnableForm>
