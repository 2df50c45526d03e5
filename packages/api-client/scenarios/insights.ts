import type { ReferralLink } from '../model/insights.ts'
import { type Handlers, text } from './handler.ts'
import * as fixtures from './insights.fixtures.ts'
import type { Store } from './store.ts'

/** Adds to what a team's link has brought, where a source is one. */
export function countForLink(
  store: Store,
  source: unknown,
  { visits = 0, pledges_count = 0, total_usd = 0 }: Partial<ReferralLink>,
): void {
  store.referralLinks = store.referralLinks.map((each) =>
    source === `ref:${each.ref}`
      ? {
          ...each,
          visits: each.visits + visits,
          pledges_count: each.pledges_count + pledges_count,
          total_usd: each.total_usd + total_usd,
        }
      : each,
  )
}

/** What a project's days, rewards, places and links have brought. */
export function insightHandlers(store: Store): Handlers<'insights'> {
  return {
    getFundingInsights: () => ({
      funding: [...fixtures.fundingDays],
      sources: [...fixtures.fundingSources],
      countries: [...fixtures.backingCountries],
      followers_not_backing: 214,
      comparison: fixtures.campaignComparison,
    }),
    getRewardInsights: () => ({ reward_analytics: [...fixtures.rewardAnalytics] }),
    listReferralLinks: () => ({ referral_links: store.referralLinks }),
    createReferralLink: ({ body }) => {
      const name = text(body.name).trim()
      const referral_link: ReferralLink = {
        id: `lnk_${store.referralLinks.length + 1}`,
        name,
        ref: name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
        visits: 0,
        pledges_count: 0,
        total_usd: 0,
      }
      store.referralLinks = [referral_link, ...store.referralLinks]
      return { referral_link }
    },
    updateReferralLink: ({ params, body }) => {
      const before = store.referralLinks.find(({ id }) => id === params.linkId) ?? fixtures.newsletterLink
      const referral_link = { ...before, name: text(body.name).trim() }
      store.referralLinks = store.referralLinks.map((each) => (each.id === before.id ? referral_link : each))
      return { referral_link }
    },
    removeReferralLink: ({ params }) => {
      store.referralLinks = store.referralLinks.filter(({ id }) => id !== params.linkId)
      return {}
    },
    recordVisit: ({ body }) => {
      countForLink(store, body.source, { visits: 1 })
      return {}
    },
  }
}
