import type { EndpointSpec } from './endpoint.ts'

/** Newest first. Drafts are listed to their creator alone; `me` is the caller. */
export const listCreatedProjects = {
  name: 'listCreatedProjects',
  method: 'GET',
  path: 'projects/filter/user-created/{userId}/',
  auth: 'optional',
  errors: ['MISSING_USER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['projects', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

/** Last backed first. USER_PLEDGES_PRIVATE unless the person shows their pledges or is the caller. */
export const listPledgedProjects = {
  name: 'listPledgedProjects',
  method: 'GET',
  path: 'projects/filter/user-pledged/{userId}/',
  auth: 'optional',
  errors: ['MISSING_USER', 'USER_PLEDGES_PRIVATE', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['projects', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

/**
 * Projects of others whose team the caller belongs to, with the role there; drafts too. Last joined first. A list of
 * our own: an invitation's e-mail would else be the only way back to such a project.
 */
export const listTeamProjects = {
  name: 'listTeamProjects',
  method: 'GET',
  path: 'users/me/team-projects/',
  auth: 'session',
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['projects', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

/**
 * Counts for the filters of a list: `options` and `categories` say how many projects each would show with the other
 * filters as they are, `without` how many are shown with one of the filters taken away. The filters are those of
 * `listProjects`.
 */
export const countFacets = {
  name: 'countFacets',
  method: 'GET',
  path: 'facets/{filter}/',
  auth: 'none',
  errors: ['INVALID_FILTER', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['total', 'categories', 'options', 'without'],
  statements: 2,
} as const satisfies EndpointSpec
