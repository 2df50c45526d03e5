import type { EndpointSpec } from './endpoint.ts'

/** What a team promises about its updates. Each is judged by the promise that held while it was waited for. */
export const promiseRhythm = {
  name: 'promiseRhythm',
  method: 'PATCH',
  path: 'projects/{id}/rhythm/',
  auth: 'session',
  access: { on: 'project', may: 'updates:write', while: ['INITIAL', 'DRAFT', 'ACTIVE', 'COMPLETE'] },
  errors: ['FIELD_MISSING', 'INVALID_TYPE', 'NUMBER_LOW', 'NUMBER_HIGH'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['rhythm_weeks'],
  statements: 5,
} as const satisfies EndpointSpec
