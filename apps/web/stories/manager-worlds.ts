import { answering, fixtures } from '@kindling/api-client/scenarios'

const { fundingDays, fundingSources, ledger, listedPledges, madeMilestones, nowSeconds, projectMoney } =
  fixtures
const day = 86_400

/** A campaign that succeeded 283 days ago and is making what it promised. */
const made = {
  ...fixtures.readyDraft,
  status: 'COMPLETE',
  result: 'successful',
  role: 'creator',
  milestones: madeMilestones,
  end_time: nowSeconds - 283 * day,
} as const

/** Published an hour ago: nobody has come. */
const nothing = { held: 0, released: 0, refunded: 0, outcome: null, decided_at: null }
const empty = {
  draft: {
    ...made,
    status: 'ACTIVE',
    result: null,
    start_time: nowSeconds - 3_600,
    end_time: nowSeconds + 30 * day,
    total_pledged: 0,
    backers_count: 0,
  },
  listedPledges: [],
  segments: [],
  updates: [],
  referralLinks: [],
  ledger: [],
  withdrawals: [],
  votes: [],
  projectMoney: {
    parts: projectMoney.parts.map(({ milestone_id }) => ({ milestone_id, ...nothing })),
    available: 0,
    on_its_way: 0,
    paid_out: 0,
    fees: 0,
  },
} as const
const [first] = fixtures.updates
const [line] = listedPledges
const [oldest] = ledger.slice(-1)
if (!first || !line || !oldest) throw new Error('The fixtures have no update, pledge or line of a ledger')

/** One backer, one pledge, one update. */
const one = { funding: fundingDays.slice(-1), pledges_count: 1, total_usd: line.total_usd }
const small = {
  ...empty,
  draft: { ...empty.draft, total_pledged: line.total_usd, backers_count: 1 },
  listedPledges: [line],
  updates: [first],
  ledger: [oldest],
} as const

const countries = (
  'CAN USA GBR FRA DEU SWE PRT NZL POL ITA TWN JPN AUS BRA ESP NLD BEL CHE AUT DNK NOR FIN IRL ISL LUX ' +
  'CZE SVK HUN SVN HRV GRC BGR ROU EST LVA LTU MLT CYP TUR ISR ZAF KEN EGY MAR IND SGP MYS THA VNM IDN PHL KOR ' +
  'HKG MEX CHL ARG COL PER URY CRI'
).split(' ')
const statuses = ['SHIPPED', 'SHIPPED', 'READY', 'NONE'] as const

/** 5,000 pledges to 60 countries, half of them sent. */
const many = {
  draft: {
    ...made,
    total_pledged: 5_000 * line.total_usd,
    backers_count: 5_000,
    rewards: made.rewards.map((each) => ({ ...each, backers_count: 5_000 })),
  },
  listedPledges: Array.from({ length: 5_000 }, (_, n) => ({
    ...line,
    id: `plg_${n + 1}`,
    user_name: `${line.user_name} ${n + 1}`,
    user_email: `amara.${n + 1}@example.com`,
    order_status: statuses[n % statuses.length] ?? 'NONE',
    country_code: countries[n % countries.length] ?? 'CAN',
    received_at: n % 8 === 0 ? nowSeconds - day : null,
  })),
} as const

export const worlds = { empty, small, many } as const

const funding = (
  days: typeof fundingDays,
  sources: typeof fundingSources,
  at: typeof fixtures.backingCountries,
) =>
  answering('getFundingInsights', {
    funding: [...days],
    sources: [...sources],
    countries: [...at],
    followers_not_backing: 0,
    comparison: null,
  })

const rewards = (count: number) =>
  answering('getRewardInsights', {
    reward_analytics: made.rewards.map(({ id, title, price }) => ({
      reward_id: id,
      title,
      pledges_count: count,
      quantity: count,
      total_usd: count * price,
    })),
  })

/** Answers that the worlds do not keep, by world. */
export const insightsOf = {
  empty: [funding([], [], []), rewards(0)],
  small: [
    funding(
      one.funding.map((each) => ({ ...each, pledges_count: 1, total_usd: one.total_usd })),
      [{ source: 'none', name: null, visits: 0, pledges_count: 1, total_usd: one.total_usd }],
      [{ country_code: 'CAN', pledges_count: 1 }],
    ),
    rewards(1),
  ],
  many: [
    funding(
      fundingDays.map((each) => ({
        ...each,
        pledges_count: each.pledges_count * 12,
        total_usd: each.total_usd * 12,
      })),
      fundingSources,
      countries.map((country_code, n) => ({ country_code, pledges_count: n < 20 ? 84 : 83 })),
    ),
    rewards(5_000),
  ],
} as const
