import type { EndpointSpec } from './endpoint.ts'

/** Second half of a log-in. UNAUTHORIZED also after five wrong codes: the password has to be given anew. */
export const loginWithTotp = {
  name: 'loginWithTotp',
  method: 'POST',
  path: 'auth/authorize/totp/',
  auth: 'basic',
  errors: ['UNAUTHORIZED', 'CODE_INVALID', 'TOTP_NOT_ENABLED', 'ACCOUNT_BLOCKED', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 20,
} as const satisfies EndpointSpec

/** Starts setup: it is off until {@link confirmTotp}. INVALID_STATE: the account has no password. */
export const enableTotp = {
  name: 'enableTotp',
  method: 'POST',
  path: 'auth/totp/enable/',
  auth: 'session',
  errors: ['ALREADY_ENABLED_2FA', 'NOT_YET_CONFIRM', 'INVALID_STATE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['totp_recovery_key', 'totp_uri'],
  statements: 3,
} as const satisfies EndpointSpec

/** Turns it on, and ends every other session. TOTP_NOT_ENABLED: setup was never started. */
export const confirmTotp = {
  name: 'confirmTotp',
  method: 'POST',
  path: 'auth/totp/confirm/',
  auth: 'session',
  errors: ['PASSWORD_MISSING', 'INVALID_VALUE', 'ALREADY_ENABLED_2FA', 'TOTP_NOT_ENABLED', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 16,
} as const satisfies EndpointSpec

/** Ends every other session. TOTP_DISABLE_FAIL: it failed, and two-factor is still on. */
export const disableTotp = {
  name: 'disableTotp',
  method: 'POST',
  path: 'auth/totp/disable/',
  auth: 'session',
  errors: ['PASSWORD_MISSING', 'INVALID_VALUE', 'ALREADY_DISABLED_2FA', 'TOTP_DISABLE_FAIL', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 15,
} as const satisfies EndpointSpec

/** The recovery key logs in once and turns the second factor off; every older session ends. */
export const resetTotp = {
  name: 'resetTotp',
  method: 'POST',
  path: 'auth/totp/reset/',
  auth: 'basic',
  errors: [
    'UNAUTHORIZED',
    'TOTP_INVALID_RECOVERY_KEY',
    'TOTP_NOT_ENABLED',
    'ACCOUNT_BLOCKED',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 23,
} as const satisfies EndpointSpec
