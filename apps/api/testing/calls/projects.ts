import { flagProject } from '@kindling/api-client/contract/project-actions'
import { COMMUNITY, READS } from '@kindling/validation/limits'
import { openBrowser } from '../browser.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'
import { byVisitor, changed, crowded, nowhere, oddText, type Rejections, triedOften } from './rejection.ts'
import { again, isFlagged } from './replay.ts'

/** Projects as anyone finds, reads, follows and flags them. */
export const projectCalls = {
  listProjects: async (stage) => {
    await stage.project()
    return {
      browser: stage.visitor(),
      input: { params: { filter: 'trending' }, query: { 'page[size]': '2' } },
    }
  },
  countFacets: async (stage) => {
    await stage.project()
    return {
      browser: stage.visitor(),
      input: { params: { filter: 'trending' }, query: { held: '50', ships_to: 'CAN', goal_to: '10000000' } },
    }
  },
  listFeaturedProjects: ofVisitor({}),
  searchProjects: async (stage) => {
    await stage.project()
    return { browser: stage.visitor(), input: { query: { query: 'kettle', 'page[size]': '2' } } }
  },
  getProject: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { name: (await stage.project()).id } },
  }),
  projectExists: ofVisitor({ params: { name: 'fernhill-kettle' } }),
  getPlatformStats: ofVisitor({}),
  listCategories: ofVisitor({}),
  listFaq: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.project()).id } },
  }),
  subscribeToProject: async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { id: projectId }, body: { subscribe: true } } }
  },
  flagProject: again(isFlagged)(async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { id: projectId }, body: { reason: 'fraudulent' as const } } }
  }),
} satisfies Partial<HappyCalls>

const list = (query: Record<string, string>, filter = 'trending') =>
  byVisitor<'listProjects'>({ params: { filter }, query })
const facets = (query: Record<string, string>) =>
  byVisitor<'countFacets'>({ params: { filter: 'trending' }, query })
const search = (query: Record<string, string>) => byVisitor<'searchProjects'>({ query })

const reported = (change: { reason?: string; text?: string }) =>
  changed('flagProject', (input) => ({ ...input, body: { ...input.body, ...change } as typeof input.body }))

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
  subscribeToProject: {},
  flagProject: {
    PROJECT_FLAG_EXISTS: changed('flagProject', undefined, (_, { browser, input }) =>
      browser.client(flagProject, input),
    ),
    FIELD_MISSING: changed('flagProject', (input) => ({ ...input, body: {} as typeof input.body })),
    INVALID_VALUE: reported({ reason: 'boring' }),
    ITERABLE_LENGTH_LONG: reported({ text: 'a'.repeat(COMMUNITY.flagTextMax + 1) }),
    REGEX_FAIL: reported({ text: oddText }),
  },
} satisfies Rejections
