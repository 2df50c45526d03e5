import { facetCounts, narrowed } from './facets.ts'
import { allProjects, delivered, kettle, upcoming } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { projectPage } from './paging.ts'
import { isMe, type Store } from './store.ts'

/** What somebody created, what they back, and the counts of a list's filters. */
export const projectListHandlers = (store: Store): Handlers<'project-lists'> => ({
  countFacets: ({ query }) => facetCounts(narrowed(store.projects, query)),
  listCreatedProjects: ({ params, query }) =>
    projectPage(isMe(store, params.userId) ? store.created : [kettle, upcoming], query),
  listPledgedProjects: ({ params, query }) =>
    projectPage(isMe(store, params.userId) ? store.backed : [delivered, ...allProjects.slice(1)], query),
  listTeamProjects: ({ query }) => projectPage(store.teamProjects, query),
})
