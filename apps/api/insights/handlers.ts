import type { Handlers } from '../kernel/call.ts'
import {
  onCreateReferralLink,
  onListReferralLinks,
  onRemoveReferralLink,
  onUpdateReferralLink,
} from './links.ts'
import { onGetFundingInsights, onGetRewardInsights } from './read.ts'
import { onRecordReferral } from './referrals.ts'
import { onRecordVisit } from './visits.ts'

/** The calls around visits, and what they brought. */
export const insightHandlers = {
  recordReferral: onRecordReferral,
  recordVisit: onRecordVisit,
  getFundingInsights: onGetFundingInsights,
  getRewardInsights: onGetRewardInsights,
  listReferralLinks: onListReferralLinks,
  createReferralLink: onCreateReferralLink,
  updateReferralLink: onUpdateReferralLink,
  removeReferralLink: onRemoveReferralLink,
} satisfies Partial<Handlers>
