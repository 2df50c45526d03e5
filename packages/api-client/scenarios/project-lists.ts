import { allProjects, delivered, kettle, upcoming } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { projectPage } from './paging.ts'
import { isMe, type Store } from './store.ts'

/** What somebody created, and what they back. */
export const projectListHandlers = (store: Store): Handlers<'project-lists'> => ({
  listCreatedProjects: ({ params, query }) =>
    projectPage(isMe(store, params.userId) ? store.created : [kettle, upcoming], query),
  listPledgedProjects: ({ params, query }) =>
    projectPage(isMe(store, params.userId) ? store.backed : [delivered, ...allProjects.slice(1)], query),
})
