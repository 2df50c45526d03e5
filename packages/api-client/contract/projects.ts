import type { EndpointSpec } from './endpoint.ts'

/**
 * Lists projects of one filter: `trending`, `recently_launched`, `almost_funded`, `past_successes` or `categories`.
 * Narrowed by funding type, percent raised, goal in cents, percent held, country shipped to, location and days left.
 * NOT_FOUND: there is no category `category_id`.
 */
export const listProjects = {
  name: 'listProjects',
  method: 'GET',
  path: 'projects/filter/{filter}/',
  auth: 'none',
  errors: ['INVALID_FILTER', 'NOT_FOUND', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['projects', 'meta'],
  statements: 2,
} as const satisfies EndpointSpec

export const listFeaturedProjects = {
  name: 'listFeaturedProjects',
  method: 'GET',
  path: 'projects/filter/featured/',
  auth: 'none',
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['projects', 'meta'],
  statements: 1,
} as const satisfies EndpointSpec

/**
 * Full text without accents, with typing errors corrected; words as they were typed come first. `creators` and
 * `categories` are at most 24, their counts say how many there are.
 */
export const searchProjects = {
  name: 'searchProjects',
  method: 'GET',
  path: 'projects/search/',
  auth: 'none',
  errors: ['FIELD_MISSING', 'OUT_OF_RANGE', 'INVALID_TYPE', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['projects', 'meta', 'creators', 'creators_count', 'categories', 'categories_count'],
  statements: 8,
} as const satisfies EndpointSpec

/** By vanity URL or by id. */
export const getProject = {
  name: 'getProject',
  method: 'GET',
  path: 'projects/{name}/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['project'],
  statements: 9,
} as const satisfies EndpointSpec

/** Figures of the whole platform for the home page. */
export const getPlatformStats = {
  name: 'getPlatformStats',
  method: 'GET',
  path: 'stats/',
  auth: 'none',
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['live_projects', 'held_usd', 'milestones_reached', 'milestones_due'],
  statements: 4,
} as const satisfies EndpointSpec

export const listCategories = {
  name: 'listCategories',
  method: 'GET',
  path: 'categories/',
  auth: 'none',
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['categories'],
  statements: 1,
} as const satisfies EndpointSpec
