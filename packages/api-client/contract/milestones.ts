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

/**
 * Before launch all of it. After it title, text and date until a week before its start, and shares never (decisions 2
 * §1): else INVALID_STATE, of its field or of the milestone. A date that becomes another day is told to backers and team.
 */
export const updateMilestone = {
  name: 'updateMilestone',
  method: 'PATCH',
  path: 'projects/{id}/milestones/{milestoneId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: ['INITIAL', 'DRAFT', 'ACTIVE', 'COMPLETE'] },
  errors: [
    'INVALID_ID',
    'INVALID_STATE',
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

/**
 * Marks a milestone complete, which cannot be undone; again it changes nothing. It brings no vote forward; a late one
 * is voted on once more (decisions 2 §5). INVALID_STATE where its money was decided about.
 */
export const completeMilestone = {
  name: 'completeMilestone',
  method: 'POST',
  path: 'projects/{id}/milestones/{milestoneId}/complete/',
  auth: 'session',
  access: { on: 'project', may: 'milestones:complete', while: ['ACTIVE', 'COMPLETE'] },
  errors: ['INVALID_ID', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['milestone'],
  statements: 11,
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
