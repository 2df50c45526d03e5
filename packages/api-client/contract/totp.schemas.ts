import { totpCodeForm } from '@kindling/validation/forms/totp-code'
import { totpDisableForm } from '@kindling/validation/forms/totp-disable'
import { totpEnableForm } from '@kindling/validation/forms/totp-enable'
import { totpRecoveryForm } from '@kindling/validation/forms/totp-recovery'
import * as z from 'zod'
import { userProfile } from '../model/account.ts'

const changed = z.object({ user: userProfile })

export const totpSchemas = {
  loginWithTotp: { body: totpCodeForm, answer: changed },
  enableTotp: { answer: z.object({ totp_recovery_key: z.string(), totp_uri: z.string() }) },
  confirmTotp: { body: totpEnableForm, answer: changed },
  disableTotp: { body: totpDisableForm, answer: changed },
  resetTotp: { body: totpRecoveryForm, answer: changed },
}
