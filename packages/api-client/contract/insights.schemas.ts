import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { fundingDay, referralLink, rewardAnalytics } from '../model/insights.ts'
import { done } from '../model/wire.ts'

const named = z.object({ name: line })
const oneLink = z.object({ referral_link: referralLink })

export const insightsSchemas = {
  getRewardInsights: { answer: z.object({ reward_analytics: z.array(rewardAnalytics) }) },
  getFundingInsights: { answer: z.object({ funding: z.array(fundingDay) }) },
  listReferralLinks: { answer: z.object({ referral_links: z.array(referralLink) }) },
  createReferralLink: { body: named, answer: oneLink },
  updateReferralLink: { body: named, answer: oneLink },
  removeReferralLink: { answer: done },
}
