import type { CampaignComparison, Spread } from '@kindling/api-client/model/insights'
import { COMPARISON } from '@kindling/validation/limits'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import type { projectDays, projects } from '../database/schema.ts'

/** A campaign on one day of its own: its goal, and what was pledged by then; cents. */
export interface Progress {
  readonly goal: number
  readonly pledged: number
  readonly backers: number
}

const dayMs = 86_400_000
const fundedPercent = ({ goal, pledged }: Progress) => Math.floor((pledged * 100) / goal)
const averageOf = ({ pledged, backers }: Progress) => (backers > 0 ? Math.round(pledged / backers) : 0)

/** Quartiles by nearest rank. */
function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
  return { low: at(0.25), middle: at(0.5), high: at(0.75) }
}

/** One's own figures beside those of the others on the same day; amounts in cents, goals above 0. */
export function compare(
  own: Progress,
  others: readonly Progress[],
): Omit<CampaignComparison, 'among' | 'day' | 'campaigns'> {
  return {
    own: { funded_percent: fundedPercent(own), backers: own.backers, average_usd: averageOf(own) },
    ahead_of: others.filter((other) => other.pledged * own.goal < own.pledged * other.goal).length,
    funded_percent: spreadOf(others.map(fundedPercent)),
    backers: spreadOf(others.map(({ backers }) => backers)),
    // Without a backer there is no average.
    average_usd: spreadOf(others.flatMap((other) => (other.backers > 0 ? [averageOf(other)] : []))),
  }
}

interface Asked {
  readonly project: Pick<
    typeof projects.$inferSelect,
    'id' | 'fundingType' | 'fundingGoal' | 'startTime' | 'endTime' | 'categoryId'
  >
  /** Its own figures by day. */
  readonly days: readonly (typeof projectDays.$inferSelect)[]
  readonly now: Date
}

/** Similar campaigns, as they stood when they were as old as this one; those that were shorter, at their end. */
const progressOf = (db: Database, { project, now }: Asked, age: number, categoryId: number | null) =>
  rowsOf<Progress>(
    db,
    sql`select c.funding_goal::float8 as goal,
          greatest(coalesce(sum(d.added - d.dropped), 0), 0)::float8 as pledged,
          greatest(coalesce(sum(d.pledges - d.dropped_pledges), 0), 0)::int as backers
        from (
          select id, funding_goal, start_time from projects
          where status in ('ACTIVE', 'COMPLETE') and funding_type = 'CROWDFUNDING' and id <> ${project.id}
            and (${categoryId}::int is null or category_id = ${categoryId}::int)
            and funding_goal between ${Math.ceil(project.fundingGoal / COMPARISON.goalTimes)}
              and ${project.fundingGoal * COMPARISON.goalTimes}
            and (start_time <= ${new Date(now.getTime() - age).toISOString()}::timestamptz
              or end_time <= ${now.toISOString()}::timestamptz)
          order by start_time desc limit ${COMPARISON.max}
        ) c
        left join project_days d
          on d.project_id = c.id and d.day <= c.start_time + ${age / 1000} * interval '1 second'
        group by c.id, c.funding_goal`,
  )

/**
 * How a campaign does beside similar ones on the same day of theirs.
 *
 * @returns null for shops, before a campaign's start, and where too few campaigns are similar.
 */
export async function compareCampaign(db: Database, asked: Asked): Promise<CampaignComparison | null> {
  const { project, now } = asked
  const { fundingType, fundingGoal: goal, startTime, endTime } = project
  if (fundingType !== 'CROWDFUNDING' || goal <= 0 || !startTime || startTime > now) return null
  const end = endTime && endTime < now ? endTime : now
  const age = end.getTime() - startTime.getTime()
  const own = { goal, pledged: 0, backers: 0 }
  for (const { day, added, dropped, pledges, droppedPledges } of asked.days) {
    if (day > end) continue
    own.pledged += added - dropped
    own.backers += pledges - droppedPledges
  }
  for (const among of ['category', 'platform'] as const) {
    if (among === 'category' && project.categoryId === null) continue
    const others = await progressOf(db, asked, age, among === 'category' ? project.categoryId : null)
    if (others.length < COMPARISON.min) continue
    return {
      among,
      campaigns: others.length,
      day: Math.max(1, Math.ceil(age / dayMs)),
      ...compare(own, others),
    }
  }
  return null
}
