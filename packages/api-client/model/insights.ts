import * as z from 'zod'
import { cents, id, unixSeconds } from './wire.ts'

/** What one reward has brought (spec 2 §7 "reads reward_analytics"). */
export const rewardAnalytics = z.object({
  reward_id: id,
  title: z.string(),
  pledges_count: z.int().min(0),
  quantity: z.int().min(0),
  total_usd: cents,
})
export type RewardAnalytics = z.output<typeof rewardAnalytics>

/** What one day has brought; `date` is its first second in UTC. */
export const fundingDay = z.object({ date: unixSeconds, pledges_count: z.int().min(0), total_usd: cents })
export type FundingDay = z.output<typeof fundingDay>

/** A link that says where backers come from. */
export const referralLink = z.object({
  id,
  name: z.string(),
  /** Value of the query parameter `ref` (spec 1 §2). */
  ref: z.string(),
  visits: z.int().min(0),
  pledges_count: z.int().min(0),
  total_usd: cents,
})
export type ReferralLink = z.output<typeof referralLink>
