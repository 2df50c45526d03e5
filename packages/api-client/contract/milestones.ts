import type { EndpointSpec } from './endpoint.ts'

export const createMilestone = {
  name: 'createMilestone',
  method: 'POST',
  path: 'projects/{id}/milestones/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: ['INITIAL', 'DRAFT'] },
  errors: [
    'MAX_COUNT',
    'FIELD_MISSING',
    'INVALID_TYPE',
    'DATE_EARLY',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'OUT_OF_RANGE',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['milestone'],
  statements: 8,
} as const satisfies EndpointSpec

/** Only before launch: a date that moves later is told to backers. */
export const updateMilestone = {
  name: 'updateMilestone',
  method: 'PATCH',
  path: 'projects/{id}/milestones/{milestoneId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: ['INITIAL', 'DRAFT'] },
  errors: [
    'INVALID_ID',
    'FIELD_MISSING',
    'INVALID_TYPE',
    'DATE_EARLY',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'OUT_OF_RANGE',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['milestone'],
  statements: 8,
} as const satisfies EndpointSpec

export const removeMilestone = {
  name: 'removeMilestone',
  method: 'DELETE',
  path: 'projects/{id}/milestones/{milestoneId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: ['INITIAL', 'DRAFT'] },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 7,
} as const satisfies EndpointSpec
