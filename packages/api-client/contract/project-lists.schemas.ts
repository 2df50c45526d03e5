import * as z from 'zod'
import { projectSummary } from '../model/project.ts'
import { meta, paging } from './paging.schemas.ts'

const ofSomebody = {
  query: z.object(paging),
  answer: z.object({ projects: z.array(projectSummary), meta }),
}

export const projectListsSchemas = { listCreatedProjects: ofSomebody, listPledgedProjects: ofSomebody }
