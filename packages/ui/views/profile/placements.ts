import type { updateMe } from '@kindling/api-client/contract/account'
import { overFormUntilChanged, placements } from '../form/placement.ts'

/** The platform names the field; a code without a field is shown over the form. */
const ofAField = overFormUntilChanged

export const profilePlacements = placements<typeof updateMe, 'name' | 'location' | 'website' | 'bio'>({
  INVALID_VALUE: ofAField,
  REGEX_FAIL: ofAField,
  ITERABLE_LENGTH_LONG: ofAField,
})
