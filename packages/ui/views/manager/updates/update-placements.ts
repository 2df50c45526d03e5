import type { createUpdate, editUpdate } from '@kindling/api-client/contract/update-changes'
import { overFormUntilChanged, placements } from '../../form/placement.ts'

/** The platform names the field; a code without one is shown over the form. */
const named = overFormUntilChanged
export const updatePlacements = placements<typeof createUpdate | typeof editUpdate>({
  INVALID_ID: named,
  INVALID_STATE: named,
})
