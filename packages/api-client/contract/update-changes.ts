import type { EndpointSpec } from './endpoint.ts'

/* Apart from what readers call: a project's page would fetch these as well. */

/** Published at once, unless it is a draft. A retry with the same key is the same update. */
export const createUpdate = {
  name: 'createUpdate',
  method: 'POST',
  path: 'projects/{projectId}/updates/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['update'],
  statements: 10,
} as const satisfies EndpointSpec

/** INVALID_STATE: thirty minutes after it was published. */
export const editUpdate = {
  name: 'editUpdate',
  method: 'PATCH',
  path: 'projects/{projectId}/updates/{updateId}/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['INVALID_ID', 'INVALID_STATE', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['update'],
  statements: 9,
} as const satisfies EndpointSpec

/** It keeps its number. */
export const removeUpdate = {
  name: 'removeUpdate',
  method: 'DELETE',
  path: 'projects/{projectId}/updates/{updateId}/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 6,
} as const satisfies EndpointSpec
