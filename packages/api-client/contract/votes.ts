import type { EndpointSpec } from './endpoint.ts'

/** Votes about a project's milestones, open and closed, with the counts; for a person who may vote, their own answer. */
export const listMilestoneVotes = {
  name: 'listMilestoneVotes',
  method: 'GET',
  path: 'projects/{id}/votes/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'served',
  origin: 'ours',
  statements: 8,
  answerKeys: ['votes', 'own_money'],
} as const satisfies EndpointSpec

/** `refund`: no confidence. Half of all voters against it sends back what is still held. */
export const voteOnMilestone = {
  name: 'voteOnMilestone',
  method: 'PATCH',
  path: 'projects/{id}/vote/',
  auth: 'session',
  access: { on: 'project', may: 'milestones:vote', while: ['COMPLETE'] },
  errors: ['MILESTONE_VOTE_EXCEEDED', 'MILESTONE_VOTE_PENDING', 'MILESTONE_VOTE_FAIL'],
  status: 'served',
  origin: 'spec',
  idempotent: true,
  statements: 16,
  answerKeys: ['milestone_vote'],
} as const satisfies EndpointSpec
