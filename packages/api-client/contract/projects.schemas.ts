import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { category, project, projectSummary } from '../model/project.ts'
import { cents, id } from '../model/wire.ts'
import { meta, paging } from './paging.schemas.ts'
import { narrowing } from './project-lists.schemas.ts'

export const projectSorts = ['ending-soon', 'newest'] as const

const projectList = z.object({ projects: z.array(projectSummary), meta })

export const projectsSchemas = {
  listProjects: {
    query: z.object({ ...paging, ...narrowing, sort: line.optional() }),
    answer: projectList,
  },
  listFeaturedProjects: { answer: projectList },
  searchProjects: {
    query: z.object({ ...paging, query: line.optional() }),
    answer: projectList.extend({
      creators: z.array(
        z.object({ id, name: z.string(), live_projects: z.int().min(0), delivered_projects: z.int().min(0) }),
      ),
      creators_count: z.int().min(0),
      categories: z.array(z.object({ id: z.int(), name: z.string(), live_projects: z.int().min(0) })),
      categories_count: z.int().min(0),
    }),
  },
  getProject: { answer: z.object({ project }) },
  getPlatformStats: {
    answer: z.object({
      live_projects: z.int().min(0),
      held_usd: cents,
      milestones_reached: z.int().min(0),
      milestones_due: z.int().min(0),
    }),
  },
  listCategories: { answer: z.object({ categories: z.array(category) }) },
}
