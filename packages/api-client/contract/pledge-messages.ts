import type { EndpointSpec } from './endpoint.ts'

const flagErrors = [
  'NOT_FOUND',
  'INVALID_ID',
  'INVALID_STATE',
  'PROJECT_FLAG_EXISTS',
  'FIELD_MISSING',
  'INVALID_VALUE',
  'ITERABLE_LENGTH_LONG',
  'REGEX_FAIL',
] as const

/** The thread of one of the caller's pledges, the oldest of the newest messages first. */
export const listMyPledgeMessages = {
  name: 'listMyPledgeMessages',
  method: 'GET',
  path: 'users/me/pledges/{pledgeId}/messages/',
  auth: 'session',
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['messages'],
  statements: 5,
} as const satisfies EndpointSpec

/** Writes to the team of the project, and tells those of it who may answer. There is no message before a pledge. */
export const sendMyPledgeMessage = {
  name: 'sendMyPledgeMessage',
  method: 'POST',
  path: 'users/me/pledges/{pledgeId}/messages/',
  auth: 'session',
  errors: ['NOT_FOUND', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['message'],
  statements: 17,
} as const satisfies EndpointSpec

/** Marks what the team wrote as read. */
export const readMyPledgeMessages = {
  name: 'readMyPledgeMessages',
  method: 'PATCH',
  path: 'users/me/pledges/{pledgeId}/messages/',
  auth: 'session',
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 6,
} as const satisfies EndpointSpec

/**
 * Reports a message of the team to the moderators, once a person; they read that message alone. INVALID_STATE: one of
 * one's own side.
 */
export const flagMyPledgeMessage = {
  name: 'flagMyPledgeMessage',
  method: 'PATCH',
  path: 'users/me/pledges/{pledgeId}/messages/{messageId}/flag/',
  auth: 'session',
  errors: flagErrors,
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 8,
} as const satisfies EndpointSpec

/** The same thread for the project's team. */
export const listPledgeMessages = {
  name: 'listPledgeMessages',
  method: 'GET',
  path: 'projects/{id}/pledges/{pledgeId}/messages/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['messages'],
  statements: 6,
} as const satisfies EndpointSpec

/** Answers a backer, and tells them. */
export const sendPledgeMessage = {
  name: 'sendPledgeMessage',
  method: 'POST',
  path: 'projects/{id}/pledges/{pledgeId}/messages/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['NOT_FOUND', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['message'],
  statements: 17,
} as const satisfies EndpointSpec

/** Marks what the backer wrote as read, for the whole team. */
export const readPledgeMessages = {
  name: 'readPledgeMessages',
  method: 'PATCH',
  path: 'projects/{id}/pledges/{pledgeId}/messages/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 6,
} as const satisfies EndpointSpec

/** Reports a message of the backer, as the backer reports one of the team. */
export const flagPledgeMessage = {
  name: 'flagPledgeMessage',
  method: 'PATCH',
  path: 'projects/{id}/pledges/{pledgeId}/messages/{messageId}/flag/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: flagErrors,
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 8,
} as const satisfies EndpointSpec
