import type { EndpointSpec } from './endpoint.ts'

/** What the team noted about a pledge, the oldest first. Its backer never reads it. */
export const listPledgeNotes = {
  name: 'listPledgeNotes',
  method: 'GET',
  path: 'projects/{id}/pledges/{pledgeId}/notes/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['notes'],
  statements: 5,
} as const satisfies EndpointSpec

/** Notes something about a pledge for the team. */
export const addPledgeNote = {
  name: 'addPledgeNote',
  method: 'POST',
  path: 'projects/{id}/pledges/{pledgeId}/notes/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['NOT_FOUND', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'MAX_COUNT'],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['note'],
  statements: 11,
} as const satisfies EndpointSpec

/** Changes a note of one's own. INVALID_ID: it was removed. */
export const editPledgeNote = {
  name: 'editPledgeNote',
  method: 'PATCH',
  path: 'projects/{id}/pledges/{pledgeId}/notes/{noteId}/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['note'],
  statements: 6,
} as const satisfies EndpointSpec

/** Removes a note: one's own, or, for who manages the team, anybody's. */
export const removePledgeNote = {
  name: 'removePledgeNote',
  method: 'DELETE',
  path: 'projects/{id}/pledges/{pledgeId}/notes/{noteId}/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 5,
} as const satisfies EndpointSpec
