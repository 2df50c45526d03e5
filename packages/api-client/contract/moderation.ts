import type { EndpointSpec } from './endpoint.ts'

const access = { on: 'platform', may: 'platform:moderate' } as const

/** What waits for a moderator, what is due first before the rest. */
export const listModerationCases = {
  name: 'listModerationCases',
  method: 'GET',
  path: 'moderation/cases/',
  auth: 'session',
  access,
  errors: ['INVALID_FILTER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['cases', 'counts', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

/** A case with its flags and its history, open or closed. */
export const getModerationCase = {
  name: 'getModerationCase',
  method: 'GET',
  path: 'moderation/cases/{caseId}/',
  auth: 'session',
  access,
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['case'],
  statements: 6,
} as const satisfies EndpointSpec

/**
 * Decides a case, and tells the person concerned. INVALID_STATE: decided meanwhile, a decision that this case does not
 * allow, or an account that may not be blocked. MISSING_PERMISSION: the moderator belongs to its
 * team, or to the thread of the message.
 */
export const decideModerationCase = {
  name: 'decideModerationCase',
  method: 'POST',
  path: 'moderation/cases/{caseId}/decision/',
  auth: 'session',
  access,
  errors: [
    'NOT_FOUND',
    'INVALID_STATE',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
  ],
  status: 'served',
  origin: 'ours',
  answerKeys: ['case'],
  statements: 32,
} as const satisfies EndpointSpec

/** Every decision, the newest first. */
export const listModerationLog = {
  name: 'listModerationLog',
  method: 'GET',
  path: 'moderation/log/',
  auth: 'session',
  access,
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['entries', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

/** Lets a blocked person in again. INVALID_STATE: not blocked, or by no moderator. */
export const unblockAccount = {
  name: 'unblockAccount',
  method: 'POST',
  path: 'moderation/accounts/{userId}/unblock/',
  auth: 'session',
  access,
  errors: ['INVALID_STATE', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['entry'],
  statements: 11,
} as const satisfies EndpointSpec
