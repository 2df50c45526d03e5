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

/** `refund`: no confidence. Half of all backers against it sends back what is still held. */
export const voteOnMilestone = {
  name: 'voteOnMilestone',
  method: 'PATCH',
  path: 'projects/{id}/vote/',
  auth: 'session',
  access: { on: 'project', may: 'milestones:vote', while: ['COMPLETE'] },
  errors: ['MILESTONE_VOTE_EXCEEDED', 'MILESTONE_VOTE_PENDING', 'MILESTONE_VOTE_FAIL'],
  status: 'planned',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['milestone_vote'],
} as const satisfies EndpointSpec
