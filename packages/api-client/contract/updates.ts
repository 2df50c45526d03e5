import type { EndpointSpec } from './endpoint.ts'

/** Newest first. The text of an update for backers is null for everybody else; drafts are their creator’s. */
export const listUpdates = {
  name: 'listUpdates',
  method: 'GET',
  path: 'projects/{projectId}/updates/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['updates', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

export const createUpdate = {
  name: 'createUpdate',
  method: 'POST',
  path: 'projects/{projectId}/updates/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['update'],
} as const satisfies EndpointSpec

/** INVALID_STATE: thirty minutes after it was published. */
export const editUpdate = {
  name: 'editUpdate',
  method: 'PATCH',
  path: 'projects/{projectId}/updates/{updateId}/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['INVALID_ID', 'INVALID_STATE', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['update'],
} as const satisfies EndpointSpec

export const likeUpdate = {
  name: 'likeUpdate',
  method: 'PATCH',
  path: 'projects/{projectId}/updates/{updateId}/likes/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['INVALID_ID'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['update'],
} as const satisfies EndpointSpec

export const removeUpdate = {
  name: 'removeUpdate',
  method: 'DELETE',
  path: 'projects/{projectId}/updates/{updateId}/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['INVALID_ID'],
  status: 'planned',
  origin: 'spec',
  answerKeys: [],
} as const satisfies EndpointSpec
