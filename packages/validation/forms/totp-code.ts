import * as z from 'zod/mini'
import { isTotpCode, normaliseTotpCode } from '../rules/totp-code.ts'
import { must, rule } from './field.ts'

/** Spec 1 §5: at login anything but six digits is CODE_INVALID. */
export const totpCodeForm = z.object({
  code: z
    .string('CODE_INVALID')
    .check(z.overwrite(normaliseTotpCode), rule(must(isTotpCode, 'CODE_INVALID'))),
})
export type TotpCodeForm = z.infer<typeof totpCodeForm>
