import type { countUpdateReach } from '@kindling/api-client/contract/update-changes'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { rowsOf } from '../database/rows.ts'
import { pledgeItems, pledges, projectSubscriptions, rewards, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import type { UpdateRow } from './update-rows.ts'

export type Audience = Pick<UpdateRow, 'isPublic' | 'rewardIds'>

/**
 * Whom an update is for after a change of it. INVALID_ID for a reward that the project does not have. One for some
 * rewards is never public.
 */
export async function audienceOf(
  tx: Transaction,
  projectId: number,
  change: { readonly public?: boolean | undefined; readonly reward_ids?: readonly string[] | undefined },
  before: Audience,
): Promise<Audience> {
  const isPublic = change.public ?? before.isPublic
  if (!change.reward_ids)
    return { isPublic: isPublic && before.rewardIds.length === 0, rewardIds: before.rewardIds }
  const rewardIds = [...new Set(change.reward_ids)]
  if (rewardIds.length === 0) return { isPublic, rewardIds }
  const [there] = await tx
    .select({ n: count() })
    .from(rewards)
    .where(and(eq(rewards.projectId, projectId), inArray(rewards.id, rewardIds)))
  if (there?.n !== rewardIds.length) refuse('INVALID_ID', 'reward_ids')
  return { isPublic: false, rewardIds }
}

/** Whether a person has an active pledge for one of these rewards. */
export async function backsOneOf(
  tx: Transaction,
  projectId: number,
  userId: string,
  rewardIds: readonly string[],
): Promise<boolean> {
  const [found] = await tx
    .select({ id: pledges.id })
    .from(pledges)
    .innerJoin(pledgeItems, eq(pledgeItems.pledgeId, pledges.id))
    .where(
      and(
        eq(pledges.projectId, projectId),
        eq(pledges.userId, userId),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
        inArray(pledgeItems.rewardId, [...rewardIds]),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** People are counted as `announceUpdate` finds them: each once, without the creator and deleted accounts. */
const onCountUpdateReach: Handler<typeof countUpdateReach> = async ({ platform, project, body }) => {
  const chosen = JSON.stringify(body.reward_ids)
  const rows = await rowsOf<{ reward: string | null; people: number; reached: number; followers: number }>(
    platform.db,
    sql`with backing as (
        select ${pledges.userId} as person, ${pledgeItems.rewardId} as reward
        from ${pledges} join ${users} on ${users.id} = ${pledges.userId} and ${users.deletedAt} is null
          left join ${pledgeItems} on ${pledgeItems.pledgeId} = ${pledges.id}
        where ${and(
          eq(pledges.projectId, project.id),
          inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
          sql`${pledges.userId} <> ${project.creatorId}`,
        )}
      )
      select reward, count(distinct person)::integer as people,
        (count(distinct person) filter (where ${chosen}::jsonb ? reward))::integer as reached,
        (select count(*)::integer from ${projectSubscriptions} join ${users} on ${users.id} = ${projectSubscriptions.userId}
          and ${users.deletedAt} is null
          where ${projectSubscriptions.projectId} = ${project.id} and ${users.id} <> ${project.creatorId}
            and not exists (select 1 from backing where person = ${users.id})) as followers
      from backing group by grouping sets ((reward), ()) having grouping(reward) = 1 or reward is not null
      order by grouping(reward) desc`,
  )
  const [all, ...each] = rows
  const backers = all?.people ?? 0
  return {
    reach: {
      reached_count: body.reward_ids.length === 0 ? backers : (all?.reached ?? 0),
      backers_count: backers,
      followers_count: all?.followers ?? 0,
      rewards: each.flatMap(({ reward, people }) =>
        reward === null ? [] : [{ id: reward, backers_count: people }],
      ),
    },
  }
}

export const updateAudienceHandlers = {
  countUpdateReach: onCountUpdateReach,
} satisfies Partial<Handlers>
