import type { Handlers } from '../kernel/call.ts'
import { onCountFacets } from './facets.ts'
import { onListFaq } from './faq.ts'
import { onListFeatured, onListProjects } from './list.ts'
import { onListCreated, onListPledged } from './lists-of-people.ts'
import { onGetProject, onProjectExists } from './project.ts'
import { onSearch } from './search.ts'
import { onGetStats, onListCategories } from './site.ts'

/** The calls around projects. */
export const projectHandlers = {
  listCreatedProjects: onListCreated,
  listPledgedProjects: onListPledged,
  listProjects: onListProjects,
  countFacets: onCountFacets,
  listFeaturedProjects: onListFeatured,
  searchProjects: onSearch,
  getProject: onGetProject,
  projectExists: onProjectExists,
  listFaq: onListFaq,
  getPlatformStats: onGetStats,
  listCategories: onListCategories,
} satisfies Partial<Handlers>
