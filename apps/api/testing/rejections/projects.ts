import { READS } from '@kindling/validation/limits'
import { openBrowser } from '../browser.ts'
import { byVisitor, crowded, nowhere, type Rejections, triedOften } from './rejection.ts'

const list = (query: Record<string, string>, filter = 'trending') =>
  byVisitor<'listProjects'>({ params: { filter }, query })
const facets = (query: Record<string, string>) =>
  byVisitor<'countFacets'>({ params: { filter: 'trending' }, query })
const search = (query: Record<string, string>) => byVisitor<'searchProjects'>({ query })

export const projectRejections = {
  listProjects: {
    INVALID_FILTER: list({}, 'cheapest'),
    NOT_FOUND: list({ category_id: '99' }, 'categories'),
    OUT_OF_RANGE: list({ 'page[size]': '101' }),
    INVALID_TYPE: list({ page: 'two' }),
  },
  countFacets: {
    INVALID_FILTER: facets({ held: '61' }),
    INVALID_TYPE: facets({ category_id: 'tea' }),
  },
  listFeaturedProjects: {},
  searchProjects: {
    FIELD_MISSING: search({ query: '   ' }),
    OUT_OF_RANGE: search({ query: 'kettle', page: '0' }),
    INVALID_TYPE: search({ query: 'kettle', cursor: 'bm9uc2Vuc2U' }),
    RATE_LIMITED: async (platform) => {
      await triedOften(platform, `search:${crowded}`, READS.searches)
      return { browser: openBrowser(platform, { address: crowded }), input: { query: { query: 'kettle' } } }
    },
  },
  getProject: {},
  projectExists: {
    RATE_LIMITED: async (platform) => {
      await triedOften(platform, `exists:${crowded}`, READS.lookUps)
      return { browser: openBrowser(platform, { address: crowded }), input: { params: { name: nowhere } } }
    },
  },
  getPlatformStats: {},
  listCategories: {},
  listFaq: {},
} satisfies Rejections
