import type { createUpdate, editUpdate } from '@kindling/api-client/contract/update-changes'
import { beside, overForm, overFormUntilChanged, placements } from '../../form/placement.ts'

/** The platform names the field; a code without one is shown over the form. */
const named = overFormUntilChanged
export const updatePlacements = placements<
  typeof createUpdate | typeof editUpdate,
  'name' | 'description' | 'reward_ids' | 'publish_at'
>({
  FIELD_MISSING: named,
  ITERABLE_LENGTH_LONG: named,
  REGEX_FAIL: named,
  INVALID_ID: named,
  INVALID_STATE: named,
  DATE_EARLY: beside('publish_at'),
  OUT_OF_RANGE: beside('publish_at'),
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
})
