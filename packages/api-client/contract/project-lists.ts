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
