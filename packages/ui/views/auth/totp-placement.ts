import type { completeMissingInfo } from '@kindling/api-client/contract/auth'
import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { loginWithTotp, resetTotp } from '@kindling/api-client/contract/totp'
import type { Treatment } from './placement.ts'

const unreached: Treatment = { at: 'form', again: 'at once' }
const overForm: Treatment = { at: 'form', again: 'after a change' }
const atCode: Treatment = { at: 'code', again: 'after a change' }
const atKey: Treatment = { at: 'totp_recovery_key', again: 'after a change' }
const atEmail: Treatment = { at: 'email', again: 'after a change' }
const atName: Treatment = { at: 'name', again: 'after a change' }

/** UNAUTHORIZED and TOTP_NOT_ENABLED end the half-login: the flow goes back to the password (login-flow.ts). */
export const codeTreatment: Record<ErrorOf<typeof loginWithTotp>, Treatment> = {
  CODE_INVALID: atCode,
  UNAUTHORIZED: overForm,
  TOTP_NOT_ENABLED: overForm,
  ACCOUNT_BLOCKED: overForm,
  RATE_LIMITED: overForm,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: overForm,
}

export const keyTreatment: Record<ErrorOf<typeof resetTotp>, Treatment> = {
  TOTP_INVALID_RECOVERY_KEY: atKey,
  UNAUTHORIZED: overForm,
  TOTP_NOT_ENABLED: overForm,
  ACCOUNT_BLOCKED: overForm,
  RATE_LIMITED: overForm,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: overForm,
}

export const missingTreatment: Record<ErrorOf<typeof completeMissingInfo>, Treatment> = {
  EMAIL_MISSING: atEmail,
  FIELD_MISSING: atName,
  INVALID_VALUE: atEmail,
  ITERABLE_LENGTH_LONG: atName,
  VALUE_EXISTS: atEmail,
  EXPIRED_CODE: overForm,
  RATE_LIMITED: overForm,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: overForm,
}
