import type { createProject } from '@kindling/api-client/contract/project-editing'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'

export const wizardPlacements = placements<
  typeof createProject,
  'name' | 'contact_email' | 'category_id' | 'funding_type'
>({
  NOT_YET_CONFIRM: overForm,
  EMAIL_MISSING: beside('contact_email'),
  INVALID_VALUE: beside('contact_email'),
  INVALID_ID: beside('category_id'),
  ITERABLE_LENGTH_LONG: beside('name'),
  REGEX_FAIL: overFormUntilChanged,
  PROJECT_EXISTS: beside('name'),
})
