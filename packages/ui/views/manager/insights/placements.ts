import type { createReferralLink, updateReferralLink } from '@kindling/api-client/contract/insights'
import { overForm, overFormUntilChanged, placements } from '../../form/placement.ts'

const named = overFormUntilChanged

export const linkPlacements = {
  ...placements<typeof createReferralLink>({ MAX_COUNT: named }),
  ...placements<typeof updateReferralLink>({ INVALID_ID: overForm }),
}
