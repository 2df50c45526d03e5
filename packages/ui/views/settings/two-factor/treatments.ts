import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { confirmTotp, disableTotp } from '@kindling/api-client/contract/totp'
import type { Treatment } from '../../auth/placement.ts'

/** Nothing that was typed is at fault: the same may be sent again. */
const overForm: Treatment = { at: 'form', again: 'at once' }
const atPassword: Treatment = { at: 'password', again: 'after a change' }

export const confirmTreatment: Record<ErrorOf<typeof confirmTotp>, Treatment> = {
  PASSWORD_MISSING: atPassword,
  INVALID_VALUE: atPassword,
  ALREADY_ENABLED_2FA: overForm,
  TOTP_NOT_ENABLED: overForm,
  RATE_LIMITED: overForm,
  RESTRICTED_AREA: overForm,
  NETWORK_FAILURE: overForm,
  REQUEST_TIMEOUT: overForm,
  EXTERNAL_ERROR: overForm,
}

export const disableTreatment: Record<ErrorOf<typeof disableTotp>, Treatment> = {
  PASSWORD_MISSING: atPassword,
  INVALID_VALUE: atPassword,
  ALREADY_DISABLED_2FA: overForm,
  TOTP_DISABLE_FAIL: overForm,
  RATE_LIMITED: overForm,
  RESTRICTED_AREA: overForm,
  NETWORK_FAILURE: overForm,
  REQUEST_TIMEOUT: overForm,
  EXTERNAL_ERROR: overForm,
}
