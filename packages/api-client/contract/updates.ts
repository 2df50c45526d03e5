import type { EndpointSpec } from './endpoint.ts'

/** Newest first, removed ones among them. The text of an update for backers is null for everybody else; drafts are their creator’s. */
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
  statements: 4,
} as const satisfies EndpointSpec

/** One of them. NOT_FOUND: `update`. */
export const getUpdate = {
  name: 'getUpdate',
  method: 'GET',
  path: 'projects/{projectId}/updates/{updateId}/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['update'],
  statements: 4,
} as const satisfies EndpointSpec

/** Published at once, unless it is a draft. */
export const createUpdate = {
  name: 'createUpdate',
  method: 'POST',
  path: 'projects/{projectId}/updates/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['update'],
  statements: 8,
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

/** By backers and the team; or the like taken back. */
export const likeUpdate = {
  name: 'likeUpdate',
  method: 'PATCH',
  path: 'projects/{projectId}/updates/{updateId}/likes/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['INVALID_ID'],
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
