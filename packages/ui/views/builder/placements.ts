import type { createProject } from '@kindling/api-client/contract/project-editing'
import { beside, overForm, placements } from '../form/placement.ts'

export const wizardPlacements = placements<typeof createProject, 'category_id'>({
  NOT_YET_CONFIRM: overForm,
  INVALID_ID: beside('category_id'),
})
