import * as z from 'zod'
import { userProfile } from '../model/account.ts'

const changed = z.object({ user: userProfile })

export const totpSchemas = {
  loginWithTotp: { body: z.object({ code: z.string() }), answer: changed },
  enableTotp: { answer: z.object({ totp_recovery_key: z.string(), totp_uri: z.string() }) },
  confirmTotp: { body: z.object({ password: z.string(), code: z.string() }), answer: changed },
  disableTotp: { body: z.object({ password: z.string() }), answer: changed },
  resetTotp: { body: z.object({ totp_recovery_key: z.string() }), answer: changed },
}
