import * as z from 'zod/mini'
import { TEXT } from '../limits/text.ts'
import { rule, upTo } from './field.ts'

const given = upTo<string>(TEXT.lineMax, (key) => (key === '' ? { code: 'VALUE_MISSING' } : null))

/** Spec 1 §5: the key is required; whether it is the right one only the server knows. */
export const totpRecoveryForm = z.object({
  totp_recovery_key: z.string('VALUE_MISSING').check(z.trim(), rule(given)),
})
export type TotpRecoveryForm = z.infer<typeof totpRecoveryForm>
