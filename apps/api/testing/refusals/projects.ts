import { byVisitor, changed, nowhere, type Refusals } from './refusal.ts'

const list = (query: Record<string, string>, filter = 'trending') =>
  byVisitor<'listProjects'>({ params: { filter }, query })
const search = (query: Record<string, string>) => byVisitor<'searchProjects'>({ query })

export const projectRefusals: Refusals<
  | 'listProjects'
  | 'listFeaturedProjects'
  | 'searchProjects'
  | 'getProject'
  | 'projectExists'
  | 'getPlatformStats'
  | 'listCategories'
  | 'listFaq'
  | 'listUpdates'
> = {
  listProjects: {
    INVALID_FILTER: list({}, 'cheapest'),
    OUT_OF_RANGE: list({ 'page[size]': '101' }),
    INVALID_TYPE: list({ page: 'two' }),
  },
  listFeaturedProjects: {},
  searchProjects: {
    FIELD_MISSING: search({ query: '   ' }),
    OUT_OF_RANGE: search({ query: 'kettle', page: '0' }),
    INVALID_TYPE: search({ query: 'kettle', cursor: 'bm9uc2Vuc2U' }),
  },
  getProject: { NOT_FOUND: byVisitor({ params: { name: nowhere } }) },
  projectExists: {},
  getPlatformStats: {},
  listCategories: {},
  listFaq: { NOT_FOUND: byVisitor({ params: { id: nowhere } }) },
  listUpdates: {
    NOT_FOUND: byVisitor({ params: { projectId: nowhere } }),
    OUT_OF_RANGE: changed('listUpdates', (input) => ({ ...input, query: { 'page[size]': '0' } })),
    INVALID_TYPE: changed('listUpdates', (input) => ({ ...input, query: { cursor: 'bm9uc2Vuc2U' } })),
  },
}
