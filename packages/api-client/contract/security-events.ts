import type { EndpointSpec } from './endpoint.ts'

/** The caller's own, newest first. */
export const listSecurityEvents = {
  name: 'listSecurityEvents',
  method: 'GET',
  path: 'users/me/security-events/',
  auth: 'session',
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['security_events', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec
