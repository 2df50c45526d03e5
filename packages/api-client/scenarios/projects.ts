import { narrowed } from './facets.ts'
import { allProjects, categories, delivered, pourOver } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { projectPage } from './paging.ts'
import type { Store } from './store.ts'

/** Projects as anyone finds them. Whatever is asked for, the one project of the world is shown. */
export const projectHandlers = (store: Store): Handlers<'projects'> => ({
  listProjects: ({ params, query }) =>
    projectPage(
      params.filter === 'past_successes' ? [delivered] : narrowed(store.projects, query).shown,
      query,
      1,
    ),
  listFeaturedProjects: () => projectPage([pourOver], {}),
  searchProjects: ({ query }) => {
    const wanted = (query.query ?? '').toLowerCase()
    const found = allProjects.filter((each) =>
      `${each.name} ${each.blurb} ${each.creator.name}`.toLowerCase().includes(wanted),
    )
    return {
      ...projectPage(found, query, 1),
      creators: [],
      creators_count: 0,
      categories: [],
      categories_count: 0,
    }
  },
  getProject: () => ({ project: store.project }),
  getPlatformStats: () => ({
    live_projects: 61,
    held_usd: 109_421_000,
    milestones_reached: 18,
    milestones_due: 20,
  }),
  listCategories: () => ({ categories }),
})
