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
 * Options of `navigator.credentials.create`. PASSWORD_MISSING: the log-in is too old, so the person has to confirm the
 * password. INVALID_STATE: the site's address is an IP address.
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

/** INVALID_VALUE: `credential` answers no challenge of ours. EXPIRED_CODE: the challenge is older than five minutes. */
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

/** Options of `navigator.credentials.get`. INVALID_STATE: the site's address is an IP address. */
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

/** A complete log-in: no code follows. INVALID_VALUE on `credential` does not say why it was rejected. */
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
