import * as z from 'zod'
import { userProfile } from '../model/account.ts'
import { line } from '../model/bounds.ts'

const changed = z.object({ user: userProfile })

export const totpSchemas = {
  loginWithTotp: { body: z.object({ code: line }), answer: changed },
  enableTotp: { answer: z.object({ totp_recovery_key: z.string(), totp_uri: z.string() }) },
  confirmTotp: { body: z.object({ password: line, code: line }), answer: changed },
  disableTotp: { body: z.object({ password: line }), answer: changed },
  resetTotp: { body: z.object({ totp_recovery_key: line }), answer: changed },
}
