import type { getFundingInsights, getRewardInsights } from '@kindling/api-client/contract/insights'
import type { FundingDay } from '@kindling/api-client/model/insights'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import {
  NO_COUNTRY,
  projectDays,
  projectMoneyDays,
  projectSources,
  referralLinks,
  rewards,
  rewardVariants,
  WHOLE_PLEDGE,
} from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { parcelsOf } from '../pledges/parcel-sums.ts'
import { compareCampaign } from './comparison.ts'

/** What each reward has brought at its price, which does not change once somebody has pledged for it. */
const onGetRewardInsights: Handler<typeof getRewardInsights> = async ({ platform, project }) => {
  const rows = await platform.db
    .select({
      reward_id: rewards.id,
      title: rewards.title,
      pledges_count: rewards.backersCount,
      price: rewards.price,
      quantity: sql<number>`coalesce(sum(${rewardVariants.taken}), 0)::int`,
    })
    .from(rewards)
    .leftJoin(rewardVariants, eq(rewardVariants.rewardId, rewards.id))
    .where(eq(rewards.projectId, project.id))
    .groupBy(rewards.id)
    .orderBy(asc(rewards.position), asc(rewards.id))
  return {
    reward_analytics: rows.map(({ price, ...row }) => ({ ...row, total_usd: price * row.quantity })),
  }
}

/** The places that people came from, those that brought most first, with the names of the team's links. */
const sourcesOf = (db: Database, projectId: number) =>
  db
    .select({
      source: projectSources.source,
      name: referralLinks.name,
      visits: projectSources.visits,
      pledges_count: projectSources.pledges,
      total_usd: projectSources.total,
    })
    .from(projectSources)
    .leftJoin(
      referralLinks,
      sql`${referralLinks.projectId} = ${projectSources.projectId} and 'ref:' || ${referralLinks.ref} = ${projectSources.source}`,
    )
    .where(eq(projectSources.projectId, projectId))
    .orderBy(desc(projectSources.total), desc(projectSources.visits), asc(projectSources.source))
    .limit(shownSources)

/** More places than a table is read for; a script could invent any number of them. */
const shownSources = 100

/** People who follow a project and have no pledge that stands. */
async function followersNotBacking(db: Database, projectId: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from project_subscriptions s where s.project_id = ${projectId} and not exists (
          select 1 from pledges p where p.project_id = s.project_id and p.user_id = s.user_id
          and p.status in ('CHECKED_OUT', 'COMPLETED', 'PROCESSING'))`,
  )
  return row?.n ?? 0
}

/** Where the parcels of pledges that stand go, the most first; pledges of which nothing is sent have no country. */
async function countriesOf(db: Database, projectId: number) {
  const rows = await rowsOf<{ country: string; n: number }>(
    db,
    sql`select country, "all" as n from (${parcelsOf(projectId)}) p where variant_id = ${WHOLE_PLEDGE}
      order by "all" desc, country`,
  )
  return rows.map(({ country, n }) => ({
    country_code: country === NO_COUNTRY ? null : country,
    pledges_count: n,
  }))
}

/** What each day brought, lost and charged; days without any of it are left out. */
async function fundingOf(
  db: Database,
  projectId: number,
  days: readonly (typeof projectDays.$inferSelect)[],
): Promise<FundingDay[]> {
  const charges = await db
    .select({ day: projectMoneyDays.day, pledges: projectMoneyDays.pledges, cents: projectMoneyDays.held })
    .from(projectMoneyDays)
    .where(and(eq(projectMoneyDays.projectId, projectId), eq(projectMoneyDays.kind, 'collected')))
  const byTime = new Map<number, FundingDay>()
  const at = (day: Date) => {
    const date = day.getTime() / 1000
    const none = { pledges_count: 0, total_usd: 0, dropped_count: 0, dropped_usd: 0 }
    const found = byTime.get(date) ?? { date, ...none, charged_count: 0, charged_usd: 0 }
    byTime.set(date, found)
    return found
  }
  for (const { day, pledges, added, droppedPledges, dropped } of days)
    Object.assign(at(day), {
      pledges_count: pledges,
      total_usd: added,
      dropped_count: droppedPledges,
      dropped_usd: dropped,
    })
  for (const { day, pledges, cents } of charges)
    Object.assign(at(day), { charged_count: pledges, charged_usd: cents })
  return [...byTime.values()].sort((a, b) => a.date - b.date)
}

const onGetFundingInsights: Handler<typeof getFundingInsights> = async ({ platform, project }) => {
  const { db } = platform
  const days = await db
    .select()
    .from(projectDays)
    .where(eq(projectDays.projectId, project.id))
    .orderBy(asc(projectDays.day))
  return {
    funding: await fundingOf(db, project.id, days),
    sources: await sourcesOf(db, project.id),
    countries: await countriesOf(db, project.id),
    followers_not_backing: await followersNotBacking(db, project.id),
    comparison: await compareCampaign(db, { project, days, now: platform.businessNow() }),
  }
}

export const readInsightHandlers = {
  getRewardInsights: onGetRewardInsights,
  getFundingInsights: onGetFundingInsights,
} satisfies Partial<Handlers>
