import type { EndpointSpec } from './endpoint.ts'

/** Newest first, removed ones among them. The text of an update for backers is null for everybody else; drafts are their creator’s. With how often they come, and what was promised. */
export const listUpdates = {
  name: 'listUpdates',
  method: 'GET',
  path: 'projects/{projectId}/updates/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['updates', 'rhythm', 'meta'],
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
