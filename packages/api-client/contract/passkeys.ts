import type { EndpointSpec } from './endpoint.ts'

export const listPasskeys = {
  name: 'listPasskeys',
  method: 'GET',
  path: 'auth/passkeys/',
  auth: 'session',
  errors: [],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['passkeys'],
} as const satisfies EndpointSpec

/** What `navigator.credentials.create` is asked with. */
export const startPasskey = {
  name: 'startPasskey',
  method: 'POST',
  path: 'auth/passkeys/options/',
  auth: 'session',
  errors: ['NOT_YET_CONFIRM', 'MAX_COUNT'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['options'],
} as const satisfies EndpointSpec

export const addPasskey = {
  name: 'addPasskey',
  method: 'POST',
  path: 'auth/passkeys/',
  auth: 'session',
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'INVALID_VALUE', 'EXPIRED_CODE', 'MAX_COUNT'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['passkey'],
} as const satisfies EndpointSpec

export const removePasskey = {
  name: 'removePasskey',
  method: 'DELETE',
  path: 'auth/passkeys/{id}/',
  auth: 'session',
  errors: ['INVALID_ID'],
  status: 'planned',
  origin: 'ours',
  answerKeys: [],
} as const satisfies EndpointSpec

/** What `navigator.credentials.get` is asked with. */
export const startPasskeyLogin = {
  name: 'startPasskeyLogin',
  method: 'POST',
  path: 'auth/passkeys/login/options/',
  auth: 'none',
  errors: ['RATE_LIMITED'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['options'],
} as const satisfies EndpointSpec

export const loginWithPasskey = {
  name: 'loginWithPasskey',
  method: 'POST',
  path: 'auth/passkeys/login/',
  auth: 'none',
  errors: ['INVALID_VALUE', 'EXPIRED_CODE', 'ACCOUNT_BLOCKED', 'RATE_LIMITED'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['user'],
} as const satisfies EndpointSpec
