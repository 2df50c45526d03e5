import type { EndpointSpec } from './endpoint.ts'

/**
 * Pledges of a campaign, picked by a filter, in an order, paged by cursor. Reads, although it is a POST. A page costs the
 * same however many there are; how many match is asked apart.
 */
export const listPledges = {
  name: 'listPledges',
  method: 'POST',
  path: 'projects/{id}/pledges/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: ['INVALID_FILTER', 'INVALID_TYPE', 'OUT_OF_RANGE'],
  status: 'served',
  origin: 'spec',
  readsOnly: true,
  answerKeys: ['pledges', 'meta'],
  statements: 5,
} as const satisfies EndpointSpec

/** How many pledges a filter picks, and their sum in cents. */
export const countPledges = {
  name: 'countPledges',
  method: 'POST',
  path: 'projects/{id}/pledges/count/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: ['INVALID_FILTER'],
  status: 'served',
  origin: 'ours',
  readsOnly: true,
  answerKeys: ['pledges_count', 'total_usd'],
  statements: 4,
} as const satisfies EndpointSpec

/** Parcels by country, and what there is to make and pack of each variant. */
export const listDestinations = {
  name: 'listDestinations',
  method: 'GET',
  path: 'projects/{id}/pledges/destinations/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['destinations', 'items', 'without_parcel'],
  statements: 5,
} as const satisfies EndpointSpec

/** How far the parcels of charged pledges are, all of them or none. SHIPPED is told to the backers. */
export const setOrderStatus = {
  name: 'setOrderStatus',
  method: 'PATCH',
  path: 'projects/{id}/pledges/shipping/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['INVALID_ID', 'INVALID_VALUE', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'INVALID_STATE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['pledges'],
  statements: 24,
} as const satisfies EndpointSpec

/**
 * Parcels of charged pledges are sent, each with its own number, all of them or none. What is not packed is packed by
 * this. A parcel that was sent with this number stays as it is, and its backer is not told twice: a call whose answer
 * was lost can be made again.
 */
export const shipParcels = {
  name: 'shipParcels',
  method: 'POST',
  path: 'projects/{id}/pledges/shipments/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['pledges'],
  statements: 14,
} as const satisfies EndpointSpec

/**
 * The team sends the parcel of a charged pledge elsewhere, locked or not, and its backer is told. Only before it is sent,
 * and only to where shipping costs no more than was paid (PLEDGE_PAID).
 */
export const setParcelAddress = {
  name: 'setParcelAddress',
  method: 'PATCH',
  path: 'projects/{id}/pledges/{pledgeId}/address/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: [
    'NOT_FOUND',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'NO_COUNTRY',
    'REGEX_FAIL',
    'ITERABLE_LENGTH',
    'ITERABLE_LENGTH_LONG',
    'OUT_OF_RANGE',
    'PLEDGE_PAID',
    'INVALID_STATE',
  ],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 16,
} as const satisfies EndpointSpec

/** Addresses of charged pledges may not change after 48 hours, of which their backers are told now. */
export const lockAddresses = {
  name: 'lockAddresses',
  method: 'POST',
  path: 'projects/{id}/pledges/address-lock/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['locks_at', 'pledges_count'],
  statements: 14,
} as const satisfies EndpointSpec

/** Filters that the team has named, each with how many pledges it picks now. */
export const listSegments = {
  name: 'listSegments',
  method: 'GET',
  path: 'projects/{id}/pledges/segments/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['segments'],
  statements: 4,
} as const satisfies EndpointSpec

export const createSegment = {
  name: 'createSegment',
  method: 'POST',
  path: 'projects/{id}/pledges/segments/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: [
    'FIELD_MISSING',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'VALUE_EXISTS',
    'INVALID_FILTER',
    'MAX_COUNT',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['segment'],
  statements: 8,
} as const satisfies EndpointSpec

export const removeSegment = {
  name: 'removeSegment',
  method: 'DELETE',
  path: 'projects/{id}/pledges/segments/{segmentId}/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 3,
} as const satisfies EndpointSpec

/** Begins a CSV file of the pledges that a filter picks; a job makes it. */
export const exportPledges = {
  name: 'exportPledges',
  method: 'POST',
  path: 'projects/{id}/pledges/export/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['INVALID_FILTER', 'INVALID_VALUE', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['export'],
  statements: 9,
} as const satisfies EndpointSpec

/** How far a file is, and its address once it is made: for the person who asked for it alone, for 24 hours. */
export const getPledgeExport = {
  name: 'getPledgeExport',
  method: 'GET',
  path: 'projects/{id}/pledges/exports/{exportId}/',
  auth: 'session',
  access: { on: 'project', may: 'orders:write' },
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['export'],
  statements: 3,
} as const satisfies EndpointSpec

/** One pledge as its campaign's team sees it, with where its money is and what happened to it. */
export const getManagedPledge = {
  name: 'getManagedPledge',
  method: 'GET',
  path: 'projects/{id}/pledges/{pledgeId}/managed/',
  auth: 'session',
  access: { on: 'project', may: 'backers:read' },
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['line', 'pledge', 'money', 'history'],
  statements: 14,
} as const satisfies EndpointSpec

/**
 * Part of a collected pledge or all of it goes back, with a reason that its backer reads: from what is held, the latest
 * part first, then from what was released (INSUFFICIENT_FUNDS where that was withdrawn). `amount` in cents. While the
 * project is suspended its money rests, refunds included (decision 34).
 */
export const refundPledge = {
  name: 'refundPledge',
  method: 'POST',
  path: 'projects/{id}/pledges/{pledgeId}/refund/',
  auth: 'session',
  access: { on: 'project', may: 'pledges:refund', while: ['ACTIVE', 'COMPLETE'] },
  errors: [
    'NOT_FOUND',
    'FIELD_MISSING',
    'INVALID_TYPE',
    'ITERABLE_LENGTH_LONG',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'PLEDGE_CANCELLED',
    'INVALID_STATE',
    'INSUFFICIENT_FUNDS',
  ],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['pledge'],
  statements: 31,
} as const satisfies EndpointSpec
