import type { EndpointSpec } from './endpoint.ts'

/**
 * Where a visit came from: the query parameter `ref` on any page (INTERNAL), or what was searched for (SEARCH)
 * (spec 1 §2, §3, §7). Answers the same for a link nobody made: what is counted is the projects' business.
 */
export const recordReferral = {
  name: 'recordReferral',
  method: 'POST',
  path: 'referrals/',
  auth: 'optional',
  errors: ['INVALID_VALUE', 'REGEX_FAIL', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 2,
} as const satisfies EndpointSpec
