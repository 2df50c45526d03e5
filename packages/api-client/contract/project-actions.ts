import type { EndpointSpec } from './endpoint.ts'

/** Once per person. */
export const flagProject = {
  name: 'flagProject',
  method: 'POST',
  path: 'projects/{id}/flags/',
  auth: 'session',
  access: { on: 'project', may: 'project:flag' },
  errors: ['PROJECT_FLAG_EXISTS', 'FIELD_MISSING', 'INVALID_VALUE', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'planned',
  origin: 'spec',
  answerKeys: [],
} as const satisfies EndpointSpec

export const subscribeToProject = {
  name: 'subscribeToProject',
  method: 'POST',
  path: 'projects/{id}/subscribe/',
  auth: 'session',
  access: { on: 'project', may: 'project:subscribe' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['subscribed'],
} as const satisfies EndpointSpec
