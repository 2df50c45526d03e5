import { IMAGE_UPLOAD_TIMEOUT_MS } from '@kindling/validation/limits'
import type { EndpointSpec } from './endpoint.ts'

/** A bonus may follow the delivery, as "photograph it at work". */
const lasting = ['INITIAL', 'DRAFT', 'ACTIVE', 'COMPLETE'] as const
/** Backers take part once there are backers. */
const published = ['ACTIVE', 'COMPLETE'] as const

/** Bonuses of a project in the order they were made, each with the newest entries that its team accepted. */
export const listBonuses = {
  name: 'listBonuses',
  method: 'GET',
  path: 'projects/{id}/bonus/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['bonuses'],
  statements: 6,
} as const satisfies EndpointSpec

export const createBonus = {
  name: 'createBonus',
  method: 'POST',
  path: 'projects/{id}/bonus/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: lasting },
  errors: [
    'FIELD_MISSING',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'DATE_EARLY',
    'MAX_COUNT',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['bonus'],
  statements: 8,
} as const satisfies EndpointSpec

/** Changes a bonus; `closed` ends it now, or opens it again. Its places never fall below what is accepted. */
export const updateBonus = {
  name: 'updateBonus',
  method: 'PATCH',
  path: 'projects/{id}/bonus/{bonusId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: lasting },
  errors: [
    'INVALID_ID',
    'FIELD_MISSING',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'DATE_EARLY',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['bonus'],
  statements: 8,
} as const satisfies EndpointSpec

/**
 * A backer's entry (spec 2 §7 names the call, §3 the subscription BOUNTY_SUBMISSIONS): a text, and a picture if there
 * is one. A second one replaces what waits or was declined. INVALID_STATE: the bonus is closed, or theirs is accepted.
 */
export const submitToBonus = {
  name: 'submitToBonus',
  method: 'POST',
  path: 'projects/{id}/bonus/{bonusId}/',
  auth: 'session',
  access: { on: 'project', may: 'bonus:enter', while: published },
  errors: [
    'INVALID_ID',
    'FIELD_MISSING',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'INVALID_STATE',
    'FILE_TYPE',
    'FILE_SIZE_BIG',
    'INVALID_FILE_DIMENSION',
    'FILE_UPLOAD_ERROR',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  timeoutMs: IMAGE_UPLOAD_TIMEOUT_MS,
  multipart: true,
  answerKeys: ['entry'],
  statements: 14,
} as const satisfies EndpointSpec

/** Entries that the team reads: those that wait oldest first, then the decided, newest first, at most 50 of a state. */
export const listBonusEntries = {
  name: 'listBonusEntries',
  method: 'GET',
  path: 'projects/{id}/bonus/{bonusId}/entries/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['entries'],
  statements: 7,
} as const satisfies EndpointSpec

/**
 * Accepts an entry, which the project's page then shows, or declines it with a reason that its backer reads.
 * INVALID_STATE: it was decided meanwhile, or every place is taken.
 */
export const decideBonusEntry = {
  name: 'decideBonusEntry',
  method: 'PATCH',
  path: 'projects/{id}/bonus/{bonusId}/entries/{entryId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: published },
  errors: [
    'INVALID_ID',
    'INVALID_STATE',
    'INVALID_VALUE',
    'FIELD_MISSING',
    'ITERABLE_LENGTH_SHORT',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
  ],
  status: 'served',
  origin: 'ours',
  answerKeys: ['entry'],
  statements: 12,
} as const satisfies EndpointSpec
