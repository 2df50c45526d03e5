import type { listDestinations } from '@kindling/api-client/contract/pledge-management'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { pledgeItems, pledges, rewards, rewardVariants } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'

const charged = sql`${pledges.status} = 'COMPLETED'`
const toPack = sql`${charged} and ${pledges.orderStatus} in ('NONE', 'READY')`
const those = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})`.mapWith(Number)
const as = (status: string) => those(sql`${charged} and ${pledges.orderStatus} = ${status}`)

/** Where the parcels of pledges that stand go, and what is in those that are not sent yet. */
export const onListDestinations: Handler<typeof listDestinations> = async ({ platform: { db }, project }) => {
  const stand = and(eq(pledges.projectId, project.id), inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]))
  const quantity = sql`sum(${pledgeItems.quantity})`.mapWith(Number)
  const [destinations, items, without] = await Promise.all([
    db
      .select({
        country_code: sql<string>`${pledges.country}`,
        pledges_count: count(),
        to_pack: those(toPack),
        ready: as('READY'),
        shipped: as('SHIPPED'),
        received: those(sql`${pledges.orderStatus} = 'SHIPPED' and ${pledges.receivedAt} is not null`),
        returned: as('RETURNED'),
        cancelled: as('CANCELLED'),
      })
      .from(pledges)
      .where(and(stand, isNotNull(pledges.country)))
      .groupBy(pledges.country)
      .orderBy(desc(count()), asc(pledges.country)),
    db
      .select({
        reward_id: rewards.id,
        title: rewards.title,
        variant: rewardVariants.name,
        country_code: sql<string>`${pledges.country}`,
        quantity,
        to_pack: sql`coalesce(sum(${pledgeItems.quantity}) filter (where ${toPack}), 0)`.mapWith(Number),
      })
      .from(pledges)
      .innerJoin(pledgeItems, eq(pledgeItems.pledgeId, pledges.id))
      .innerJoin(rewards, eq(rewards.id, pledgeItems.rewardId))
      .innerJoin(rewardVariants, eq(rewardVariants.id, pledgeItems.variantId))
      .where(and(stand, isNotNull(pledges.country), eq(rewards.needsShipping, true)))
      .groupBy(rewards.id, rewardVariants.id, pledges.country)
      .orderBy(asc(rewards.position), asc(rewardVariants.position), desc(quantity), asc(pledges.country)),
    db
      .select({ n: count() })
      .from(pledges)
      .where(and(stand, isNull(pledges.country))),
  ])
  return { destinations, items, without_parcel: without[0]?.n ?? 0 }
}
