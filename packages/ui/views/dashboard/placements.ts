import type { decideBonusEntry, updateBonus } from '@kindling/api-client/contract/bonuses'
import type { createInvite } from '@kindling/api-client/contract/collaborators'
import type { createCoupon } from '@kindling/api-client/contract/coupons'
import type { createFaqItem } from '@kindling/api-client/contract/faq'
import type { createMilestone, updateMilestone } from '@kindling/api-client/contract/milestones'
import type { createReward, updateReward } from '@kindling/api-client/contract/rewards'
import type { setBankAccount } from '@kindling/api-client/contract/withdrawals'
import { overFormUntilChanged, placements } from '../form/placement.ts'

/** The platform names the field; a code without one is shown over the form. */
const named = overFormUntilChanged

export const rewardPlacements = {
  ...placements<typeof createReward>({ MAX_COUNT: named }),
  ...placements<typeof updateReward>({ INVALID_ID: named, DONATION_NO_VARIANT: named }),
}

export const milestonePlacements = {
  ...placements<typeof createMilestone>({ MAX_COUNT: named }),
  ...placements<typeof updateMilestone>({ INVALID_ID: named }),
}

export const invitePlacements = placements<typeof createInvite>()

export const faqPlacements = {
  ...placements<typeof createFaqItem>({ MAX_COUNT: named }),
  INVALID_ID: named,
}

export const bonusPlacements = {
  ...placements<typeof updateBonus>({ INVALID_ID: named }),
  MAX_COUNT: named,
}

export const couponPlacements = placements<typeof createCoupon>({ MAX_COUNT: named })

export const decisionPlacements = placements<typeof decideBonusEntry>({ INVALID_ID: named })

export const accountPlacements = placements<typeof setBankAccount>()
