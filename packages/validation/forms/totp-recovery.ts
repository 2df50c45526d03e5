import * as z from 'zod/mini'
import { must, rule } from './field.ts'

const given = must<string>((key) => key !== '', 'TOTP_INVALID_RECOVERY_KEY')

/** Spec 1 §5: the key is required; whether it is the right one only the server knows. */
export const totpRecoveryForm = z.object({
  totp_recovery_key: z.string('TOTP_INVALID_RECOVERY_KEY').check(z.trim(), rule(given)),
})
export type TotpRecoveryForm = z.infer<typeof totpRecoveryForm>
