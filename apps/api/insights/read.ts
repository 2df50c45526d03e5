import type { getFundingInsights, getRewardInsights } from '@kindling/api-client/contract/insights'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { projectDays, projectSources, referralLinks, rewards, rewardVariants } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { compareCampaign } from './comparison.ts'

/** What each reward has brought at its price, which does not change once somebody has pledged for it. */
export const onGetRewardInsights: Handler<typeof getRewardInsights> = async ({ platform, project }) => {
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

export const onGetFundingInsights: Handler<typeof getFundingInsights> = async ({ platform, project }) => {
  const { db } = platform
  const days = await db
    .select()
    .from(projectDays)
    .where(eq(projectDays.projectId, project.id))
    .orderBy(asc(projectDays.day))
  return {
    funding: days.map(({ day, pledges, added, droppedPledges, dropped }) => ({
      date: day.getTime() / 1000,
      pledges_count: pledges,
      total_usd: added,
      dropped_count: droppedPledges,
      dropped_usd: dropped,
    })),
    sources: await sourcesOf(db, project.id),
    followers_not_backing: await followersNotBacking(db, project.id),
    comparison: await compareCampaign(db, { project, days, now: platform.businessNow() }),
  }
}
