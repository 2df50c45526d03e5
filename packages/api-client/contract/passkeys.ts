import type { EndpointSpec } from './endpoint.ts'

export const listPasskeys = {
  name: 'listPasskeys',
  method: 'GET',
  path: 'auth/passkeys/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['passkeys'],
  statements: 2,
} as const satisfies EndpointSpec

/**
 * What `navigator.credentials.create` is asked with. PASSWORD_MISSING: the log-in lies too far back, so whoever sits
 * here has to show that they know the password. INVALID_STATE: the site is not reached by a name.
 */
export const startPasskey = {
  name: 'startPasskey',
  method: 'POST',
  path: 'auth/passkeys/options/',
  auth: 'session',
  errors: [
    'PASSWORD_MISSING',
    'INVALID_VALUE',
    'NOT_YET_CONFIRM',
    'MAX_COUNT',
    'INVALID_STATE',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'ours',
  answerKeys: ['options'],
  statements: 6,
} as const satisfies EndpointSpec

/** INVALID_VALUE, EXPIRED_CODE: `credential` answers no question of ours, or one of more than five minutes ago. */
export const addPasskey = {
  name: 'addPasskey',
  method: 'POST',
  path: 'auth/passkeys/',
  auth: 'session',
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'INVALID_VALUE', 'EXPIRED_CODE', 'MAX_COUNT'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['passkey'],
  statements: 8,
} as const satisfies EndpointSpec

export const removePasskey = {
  name: 'removePasskey',
  method: 'DELETE',
  path: 'auth/passkeys/{id}/',
  auth: 'session',
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 3,
} as const satisfies EndpointSpec

/** What `navigator.credentials.get` is asked with. INVALID_STATE: the site is not reached by a name. */
export const startPasskeyLogin = {
  name: 'startPasskeyLogin',
  method: 'POST',
  path: 'auth/passkeys/login/options/',
  auth: 'none',
  errors: ['INVALID_STATE', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['options'],
  statements: 3,
} as const satisfies EndpointSpec

/** A whole log-in: no code follows. INVALID_VALUE on `credential` says no more than that nobody was let in. */
export const loginWithPasskey = {
  name: 'loginWithPasskey',
  method: 'POST',
  path: 'auth/passkeys/login/',
  auth: 'none',
  errors: ['INVALID_VALUE', 'EXPIRED_CODE', 'ACCOUNT_BLOCKED', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  signsIn: true,
  answerKeys: ['user'],
  statements: 15,
} as const satisfies EndpointSpec
