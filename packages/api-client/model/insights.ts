import * as z from 'zod'
import { cents, countryCode, id, unixSeconds } from './wire.ts'

/** What one reward has brought (spec 2 §7 "reads reward_analytics"). */
export const rewardAnalytics = z.object({
  reward_id: id,
  title: z.string(),
  pledges_count: z.int().min(0),
  quantity: z.int().min(0),
  total_usd: cents,
})
export type RewardAnalytics = z.output<typeof rewardAnalytics>

/**
 * What one day has brought, lost and charged; `date` is its first second in UTC. Cancelled and lowered pledges are lost.
 * Where a bank takes charges back, what was charged is below zero that day.
 */
export const fundingDay = z.object({
  date: unixSeconds,
  pledges_count: z.int().min(0),
  total_usd: cents,
  dropped_count: z.int().min(0),
  dropped_usd: cents,
  charged_count: z.int(),
  charged_usd: z.int(),
})
export type FundingDay = z.output<typeof fundingDay>

/** What came from one place: see `rules/visit-source`. */
export const fundingSource = z.object({
  source: z.string(),
  /** Name of the team's link, where it is one. */
  name: z.string().nullable(),
  visits: z.int().min(0),
  pledges_count: z.int().min(0),
  total_usd: cents,
})
export type FundingSource = z.output<typeof fundingSource>

/** How many pledges that stand go to a country; null: those of which nothing is sent. */
export const backingCountry = z.object({
  country_code: countryCode.nullable(),
  pledges_count: z.int().min(0),
})
export type BackingCountry = z.output<typeof backingCountry>

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

/** Quartiles: half of the values lie between `low` and `high`, half of them below `middle`. */
const spread = z.object({ low: z.int().min(0), middle: z.int().min(0), high: z.int().min(0) })
export type Spread = z.output<typeof spread>

const figures = z.object({ funded_percent: z.int().min(0), backers: z.int().min(0), average_usd: cents })

/** How similar campaigns stood on the same day of theirs. Names none of them; `COMPARISON` of limits says which are similar. */
export const campaignComparison = z.object({
  /** Whose campaigns: those of the same category, or of all where that has too few. */
  among: z.enum(['category', 'platform']),
  campaigns: z.int().min(1),
  /** How many of them had less of their goal. */
  ahead_of: z.int().min(0),
  /** Day of the campaign, 1 is the first. */
  day: z.int().min(1),
  own: figures,
  funded_percent: spread,
  backers: spread,
  average_usd: spread,
})
export type CampaignComparison = z.output<typeof campaignComparison>
