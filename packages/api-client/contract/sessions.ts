import type { EndpointSpec } from './endpoint.ts'

export const listSessions = {
  name: 'listSessions',
  method: 'GET',
  path: 'auth/sessions/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['sessions'],
  statements: 2,
} as const satisfies EndpointSpec

export const revokeSession = {
  name: 'revokeSession',
  method: 'DELETE',
  path: 'auth/sessions/{id}/',
  auth: 'session',
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 4,
} as const satisfies EndpointSpec

/** Ends every session but the one that asks. */
export const revokeOtherSessions = {
  name: 'revokeOtherSessions',
  method: 'DELETE',
  path: 'auth/sessions/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 3,
} as const satisfies EndpointSpec
