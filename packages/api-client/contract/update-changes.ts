import type { EndpointSpec } from './endpoint.ts'

/* Apart from what readers call: a project's page would fetch these as well. */

/**
 * Published at once, unless it is a draft; or at `publish_at`, a draft until then. A retry with the same key is the same
 * update. INVALID_ID: `reward_ids`.
 */
export const createUpdate = {
  name: 'createUpdate',
  method: 'POST',
  path: 'projects/{projectId}/updates/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'DATE_EARLY', 'OUT_OF_RANGE'],
  status: 'served',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['update'],
  statements: 10,
} as const satisfies EndpointSpec

/**
 * INVALID_STATE: thirty minutes after it was published; and, once it is, for a change of whom it is for, who have been
 * told. INVALID_ID: the update, or `reward_ids`.
 */
export const editUpdate = {
  name: 'editUpdate',
  method: 'PATCH',
  path: 'projects/{projectId}/updates/{updateId}/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: [
    'INVALID_ID',
    'INVALID_STATE',
    'FIELD_MISSING',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'DATE_EARLY',
    'OUT_OF_RANGE',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['update'],
  statements: 9,
} as const satisfies EndpointSpec

/** How many backers an update would reach, of all; and of each reward alone. Nobody is counted twice. */
export const countUpdateReach = {
  name: 'countUpdateReach',
  method: 'POST',
  path: 'projects/{projectId}/updates/reach/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write' },
  errors: [],
  status: 'served',
  origin: 'ours',
  readsOnly: true,
  answerKeys: ['reach'],
  statements: 3,
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
