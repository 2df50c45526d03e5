import { referralLinkForm } from '@kindling/validation/forms/referral-link'
import * as z from 'zod'
import { line } from '../model/bounds.ts'
import {
  backingCountry,
  campaignComparison,
  fundingDay,
  fundingSource,
  referralLink,
  rewardAnalytics,
} from '../model/insights.ts'
import { done } from '../model/wire.ts'

const oneLink = z.object({ referral_link: referralLink })

export const insightsSchemas = {
  getRewardInsights: { answer: z.object({ reward_analytics: z.array(rewardAnalytics) }) },
  getFundingInsights: {
    answer: z.object({
      funding: z.array(fundingDay),
      sources: z.array(fundingSource),
      countries: z.array(backingCountry),
      followers_not_backing: z.int().min(0),
      comparison: campaignComparison.nullable(),
    }),
  },
  listReferralLinks: { answer: z.object({ referral_links: z.array(referralLink) }) },
  createReferralLink: { body: referralLinkForm, answer: oneLink },
  updateReferralLink: { body: referralLinkForm, answer: oneLink },
  removeReferralLink: { answer: done },
  recordVisit: { body: z.object({ source: line }), answer: done },
}
