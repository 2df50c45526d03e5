import type {
  BackingCountry,
  CampaignComparison,
  FundingDay,
  FundingSource,
  ReferralLink,
  RewardAnalytics,
} from '../model/insights.ts'
import { nowSeconds } from './clock.ts'

const day = 86_400

/** Dollars and pledges of each day, the last of them today: 17 of 30 days, with a start like most campaigns have. */
const days = [
  [9_840, 84],
  [5_960, 51],
  [4_120, 36],
  [2_870, 24],
  [2_210, 19],
  [1_840, 15],
  [1_690, 14],
  [1_940, 16],
  [2_120, 17],
  [1_510, 12],
  [1_380, 12],
  [1_290, 11],
  [1_460, 12],
  [1_390, 12],
  [2_310, 20],
  [3_020, 24],
  [2_152, 11],
  [2_210, 17],
] as const

/** What each day brought; on the fourth day two pledges were cancelled. */
export const fundingDays: readonly FundingDay[] = days.map(([dollars, pledges], index) => ({
  date: Math.floor(nowSeconds / day) * day - (days.length - 1 - index) * day,
  pledges_count: pledges,
  total_usd: dollars * 100,
  dropped_count: index === 3 ? 2 : 0,
  dropped_usd: index === 3 ? 24_000 : 0,
  charged_count: 0,
  charged_usd: 0,
}))

export const backingCountries: readonly BackingCountry[] = [
  { country_code: 'GBR', pledges_count: 190 },
  { country_code: 'CAN', pledges_count: 98 },
  { country_code: 'USA', pledges_count: 84 },
  { country_code: null, pledges_count: 33 },
]

export const newsletterLink: ReferralLink = {
  id: 'lnk_newsletter',
  name: 'Ines newsletter',
  ref: 'ines-newsletter',
  visits: 1_204,
  pledges_count: 98,
  total_usd: 1_234_800,
}

export const referralLinks: readonly ReferralLink[] = [
  newsletterLink,
  {
    id: 'lnk_press',
    name: 'Press kit',
    ref: 'press-kit',
    visits: 388,
    pledges_count: 31,
    total_usd: 458_800,
  },
]

const came = (source: string, visits: number, pledges_count: number, total_usd: number): FundingSource => ({
  source,
  name: referralLinks.find(({ ref }) => source === `ref:${ref}`)?.name ?? null,
  visits,
  pledges_count,
  total_usd,
})

export const fundingSources: readonly FundingSource[] = [
  came('kindling:home', 3_812, 121, 1_470_200),
  came('ref:ines-newsletter', 1_204, 98, 1_234_800),
  came('kindling:search', 1_960, 61, 713_700),
  came('site:instagram.com', 4_410, 57, 621_400),
  came('ref:press-kit', 388, 31, 458_800),
  came('none', 0, 37, 408_300),
]

export const rewardAnalytics: readonly RewardAnalytics[] = [
  { reward_id: 'rwd_early', title: 'Early kettle', pledges_count: 150, quantity: 150, total_usd: 1_335_000 },
  { reward_id: 'rwd_kettle', title: 'The kettle', pledges_count: 198, quantity: 214, total_usd: 2_332_600 },
  { reward_id: 'rwd_pair', title: 'Two kettles', pledges_count: 57, quantity: 59, total_usd: 1_239_000 },
  { reward_id: 'rwd_thanks', title: 'A thank you', pledges_count: 0, quantity: 0, total_usd: 0 },
]

export const campaignComparison: CampaignComparison = {
  among: 'category',
  campaigns: 12,
  ahead_of: 9,
  day: 18,
  own: { funded_percent: 81, backers: 405, average_usd: 12_117 },
  funded_percent: { low: 31, middle: 58, high: 79 },
  backers: { low: 118, middle: 240, high: 396 },
  average_usd: { low: 6_500, middle: 8_900, high: 12_900 },
}
