import type { completeMissingInfo } from '@kindling/api-client/contract/auth'
import type { loginWithTotp, resetTotp } from '@kindling/api-client/contract/totp'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { answered } from './placements.ts'

/** UNAUTHORIZED and TOTP_NOT_ENABLED end the MFA challenge: the flow goes back to the password (login-flow.ts). */
const ended = {
  ...answered,
  UNAUTHORIZED: overFormUntilChanged,
  TOTP_NOT_ENABLED: overFormUntilChanged,
  ACCOUNT_BLOCKED: overFormUntilChanged,
} as const

export const codePlacements = placements<typeof loginWithTotp, 'code'>(ended)
export const keyPlacements = placements<typeof resetTotp, 'totp_recovery_key'>(ended)

export const missingPlacements = placements<typeof completeMissingInfo>({
  ...answered,
  EXPIRED_CODE: overFormUntilChanged,
})
