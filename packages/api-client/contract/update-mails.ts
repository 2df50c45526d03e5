import type { EndpointSpec } from './endpoint.ts'

/** The e-mail that an update would become, written as the one that is sent. */
export const previewUpdateMail = {
  name: 'previewUpdateMail',
  method: 'POST',
  path: 'projects/{projectId}/updates/mail/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'ours',
  readsOnly: true,
  answerKeys: ['mail'],
  statements: 2,
} as const satisfies EndpointSpec

/** Sends it to the caller's own address. NOT_YET_CONFIRM: it may be somebody else's. */
export const sendTestUpdate = {
  name: 'sendTestUpdate',
  method: 'POST',
  path: 'projects/{projectId}/updates/test-mail/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'NOT_YET_CONFIRM', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['email'],
  statements: 4,
} as const satisfies EndpointSpec
