import type { EndpointSpec } from './endpoint.ts'

export const getRewardInsights = {
  name: 'getRewardInsights',
  method: 'GET',
  path: 'projects/{id}/insights/reward/',
  auth: 'session',
  access: { on: 'project', may: 'insights:read' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['reward_analytics'],
} as const satisfies EndpointSpec

export const getFundingInsights = {
  name: 'getFundingInsights',
  method: 'GET',
  path: 'projects/{projectId}/insights/funding/',
  auth: 'session',
  access: { on: 'project', may: 'insights:read' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['funding'],
} as const satisfies EndpointSpec

export const listReferralLinks = {
  name: 'listReferralLinks',
  method: 'GET',
  path: 'projects/{projectId}/insights/referral-links/',
  auth: 'session',
  access: { on: 'project', may: 'insights:read' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['referral_links'],
} as const satisfies EndpointSpec

export const createReferralLink = {
  name: 'createReferralLink',
  method: 'POST',
  path: 'projects/{projectId}/insights/referral-links/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'VALUE_EXISTS'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['referral_link'],
} as const satisfies EndpointSpec

export const updateReferralLink = {
  name: 'updateReferralLink',
  method: 'PATCH',
  path: 'projects/{projectId}/insights/referral-links/{linkId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'VALUE_EXISTS'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['referral_link'],
} as const satisfies EndpointSpec

export const removeReferralLink = {
  name: 'removeReferralLink',
  method: 'DELETE',
  path: 'projects/{projectId}/insights/referral-links/{linkId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['INVALID_ID'],
  status: 'planned',
  origin: 'spec',
  answerKeys: [],
} as const satisfies EndpointSpec
