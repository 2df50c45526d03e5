import type { EndpointSpec } from './endpoint.ts'

/** Stops a project: while suspended nothing of it is pledged, charged, released or paid out, and no vote runs. */
export const suspendProject = {
  name: 'suspendProject',
  method: 'POST',
  path: 'projects/{id}/suspend/',
  auth: 'session',
  access: { on: 'project', may: 'project:suspend', while: ['ACTIVE', 'COMPLETE'] },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['status'],
  statements: 13,
} as const satisfies EndpointSpec

/** Takes a suspension back: end, day 15, milestones, votes and charges move by its length. */
export const restoreProject = {
  name: 'restoreProject',
  method: 'POST',
  path: 'projects/{id}/restore/',
  auth: 'session',
  access: { on: 'project', may: 'project:suspend', while: ['SUSPENDED'] },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['status'],
  statements: 16,
} as const satisfies EndpointSpec

/** Ends a suspended project for good: who was not charged is let go, and what is held goes back to each backer. */
export const endProject = {
  name: 'endProject',
  method: 'POST',
  path: 'projects/{id}/end/',
  auth: 'session',
  access: { on: 'project', may: 'project:suspend', while: ['SUSPENDED'] },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['status'],
  statements: 18,
} as const satisfies EndpointSpec
