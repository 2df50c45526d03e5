import type { confirmTotp, disableTotp } from '@kindling/api-client/contract/totp'
import { overForm, placements } from '../../form/placement.ts'

export const confirmPlacements = placements<typeof confirmTotp, 'code' | 'password'>({
  ALREADY_ENABLED_2FA: overForm,
  TOTP_NOT_ENABLED: overForm,
})

export const disablePlacements = placements<typeof disableTotp>({
  ALREADY_DISABLED_2FA: overForm,
  TOTP_DISABLE_FAIL: overForm,
})
