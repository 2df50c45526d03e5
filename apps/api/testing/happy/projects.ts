import { confirm, fill } from '../people.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'

/** Projects as anyone finds and reads them. */
export const projects = {
  listCreatedProjects: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { userId: (await stage.project()).creatorId }, query: { 'page[size]': '2' } },
  }),
  listPledgedProjects: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await confirm(browser.client, project, await fill(browser.client, project))
    return { browser, input: { params: { userId: 'me' }, query: { 'page[size]': '2' } } }
  },
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
  listFaq: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.project()).id } },
  }),
  getPlatformStats: ofVisitor({}),
  listCategories: ofVisitor({}),
} satisfies Partial<HappyCalls>
