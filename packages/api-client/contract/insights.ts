import type { EndpointSpec } from './endpoint.ts'

/** What each reward has brought, in the order of the project's page. */
export const getRewardInsights = {
  name: 'getRewardInsights',
  method: 'GET',
  path: 'projects/{id}/insights/reward/',
  auth: 'session',
  access: { on: 'project', may: 'insights:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['reward_analytics'],
  statements: 9,
} as const satisfies EndpointSpec

/**
 * What each day since the first pledge brought, lost and charged, where visits and pledges came from, which countries
 * pledges go to, and how many follow the project without a pledge. Days without a change are left out. `sources`,
 * `countries`, `followers_not_backing` and `comparison` are ours; there is no comparison of a shop, or where too few
 * campaigns are similar.
 */
export const getFundingInsights = {
  name: 'getFundingInsights',
  method: 'GET',
  path: 'projects/{projectId}/insights/funding/',
  auth: 'session',
  access: { on: 'project', may: 'insights:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['funding', 'sources', 'countries', 'followers_not_backing', 'comparison'],
  statements: 12,
} as const satisfies EndpointSpec

export const listReferralLinks = {
  name: 'listReferralLinks',
  method: 'GET',
  path: 'projects/{projectId}/insights/referral-links/',
  auth: 'session',
  access: { on: 'project', may: 'insights:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['referral_links'],
  statements: 9,
} as const satisfies EndpointSpec

/** A link of the project's own, to see what it brings: `ref` is made from its name and stays when the name changes. */
export const createReferralLink = {
  name: 'createReferralLink',
  method: 'POST',
  path: 'projects/{projectId}/insights/referral-links/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'VALUE_EXISTS', 'MAX_COUNT'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['referral_link'],
  statements: 9,
} as const satisfies EndpointSpec

export const updateReferralLink = {
  name: 'updateReferralLink',
  method: 'PATCH',
  path: 'projects/{projectId}/insights/referral-links/{linkId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'VALUE_EXISTS'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['referral_link'],
  statements: 9,
} as const satisfies EndpointSpec

/** What came over it stays counted under its `ref`. */
export const removeReferralLink = {
  name: 'removeReferralLink',
  method: 'DELETE',
  path: 'projects/{projectId}/insights/referral-links/{linkId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 9,
} as const satisfies EndpointSpec

/**
 * Counts a visit to the project's page and where it came from, once a visit. Nothing is kept of who visited; the team's
 * own visits are not counted.
 */
export const recordVisit = {
  name: 'recordVisit',
  method: 'POST',
  path: 'projects/{id}/visits/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: ['INVALID_VALUE', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 9,
} as const satisfies EndpointSpec
