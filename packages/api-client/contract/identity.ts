import type { EndpointSpec } from './endpoint.ts'

export const getIdentityCheck = {
  name: 'getIdentityCheck',
  method: 'GET',
  path: 'users/me/kyc/',
  auth: 'session',
  errors: ['EXTERNAL_ERROR'],
  status: 'served',
  origin: 'spec',
  changesState: true,
  answerKeys: ['kyc_status'],
  statements: 6,
} as const satisfies EndpointSpec

/** The specification gives payload and answer, not method and path. INVALID_STATE: one is pending or complete. */
export const startIdentityCheck = {
  name: 'startIdentityCheck',
  method: 'POST',
  path: 'users/me/kyc/',
  auth: 'session',
  errors: ['FIELD_MISSING', 'INVALID_VALUE', 'NOT_YET_CONFIRM', 'INVALID_STATE', 'URL_FAIL', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['kyc_url'],
  statements: 6,
} as const satisfies EndpointSpec

/** The person comes back from the provider. */
export const finishIdentityCheck = {
  name: 'finishIdentityCheck',
  method: 'POST',
  path: 'users/me/kyc/return/',
  auth: 'session',
  errors: ['INVALID_STATE', 'EXPIRED_CODE', 'EXTERNAL_ERROR'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['kyc_status'],
  statements: 6,
} as const satisfies EndpointSpec

/** Only once it is complete. The provider erases what it has. */
export const removeIdentityCheck = {
  name: 'removeIdentityCheck',
  method: 'DELETE',
  path: 'users/me/kyc/',
  auth: 'session',
  errors: ['INVALID_STATE', 'EXTERNAL_ERROR'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['kyc_status'],
  statements: 6,
} as const satisfies EndpointSpec
