import type { createReferralLink, updateReferralLink } from '@kindling/api-client/contract/insights'
import { overForm, overFormUntilChanged, placements } from '../../form/placement.ts'

const named = overFormUntilChanged
const shared = {
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
  FIELD_MISSING: named,
  ITERABLE_LENGTH_LONG: named,
  REGEX_FAIL: named,
  VALUE_EXISTS: named,
} as const

/** The platform names the field of each code. */
export const linkPlacements = {
  ...placements<typeof createReferralLink, 'name'>({ ...shared, MAX_COUNT: named }),
  ...placements<typeof updateReferralLink, 'name'>({ ...shared, INVALID_ID: overForm }),
}
