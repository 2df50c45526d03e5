import { type ListFacet, listFacets } from '@kindling/validation/rules/list-filters'
import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { projectSummary } from '../model/project.ts'
import { teamProject } from '../model/team.ts'
import { meta, paging } from './paging.schemas.ts'

const ofSomebody = {
  query: z.object(paging),
  answer: z.object({ projects: z.array(projectSummary), meta }),
}

/** What a list can be narrowed by. */
export const narrowing = {
  category_id: line.optional(),
  ...(Object.fromEntries(listFacets.map((facet) => [facet, line.optional()])) as Record<
    ListFacet,
    z.ZodOptional<typeof line>
  >),
}
const counted = z.int().min(0)

export const projectListsSchemas = {
  listCreatedProjects: ofSomebody,
  listPledgedProjects: ofSomebody,
  listTeamProjects: {
    query: z.object(paging),
    answer: z.object({ projects: z.array(teamProject), meta }),
  },
  countFacets: {
    query: z.object(narrowing),
    answer: z.object({
      total: counted,
      categories: z.array(z.object({ id: z.int(), count: counted })),
      options: z.array(
        z.object({
          facet: z.enum(['funding_type', 'raised', 'held', 'days_left']),
          value: z.string(),
          count: counted,
        }),
      ),
      without: z.array(z.object({ facet: z.enum(['category_id', ...listFacets]), count: counted })),
    }),
  },
}
