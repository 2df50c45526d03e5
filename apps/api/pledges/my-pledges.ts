import type { listMyPledges } from '@kindling/api-client/contract/pledges'
import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import { LISTING } from '@kindling/validation/limits'
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { toWirePaymentMethod } from '../accounts/profile.ts'
import {
  cardChecks,
  milestoneVoters,
  milestoneVotes,
  paymentMethods,
  payments,
  pledgeItems,
  pledgeParts,
  pledges,
  projects,
  rewards,
  rewardVariants,
  users,
} from '../database/schema.ts'
import { voiceHasAnswered } from '../database/voices.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import type { Platform } from '../kernel/platform.ts'
import { summaryColumns, toWireSummary } from '../projects/summary.ts'
import { nextActionOf, paymentStatusOf } from './cart.ts'

/**
 * A vote is open that the person may answer, and their voice has not; for the pledge of the row. A pledge that was
 * charged and went back since stands for the voice as well: the voice still counts.
 */
const voteWaits = sql<boolean>`(${pledges.status} in ('COMPLETED', 'FAILED') and exists (
  select 1 from ${milestoneVoters}
  join ${milestoneVotes} on ${milestoneVotes.id} = ${milestoneVoters.voteId}
  where ${milestoneVoters.userId} = ${pledges.userId} and ${milestoneVotes.projectId} = ${pledges.projectId}
    and not ${voiceHasAnswered} and ${milestoneVotes.closedAt} is null
) and (${pledges.status} = 'COMPLETED' or exists (
  select 1 from ${pledgeParts} where ${pledgeParts.pledgeId} = ${pledges.id}
)))`

/** What needs the person first: unfinished business with the bank, a vote, then what stands, then what was let go. */
const rank = sql<number>`case
  when ${pledges.status} = 'PROCESSING' then 0
  when ${voteWaits} then 1
  when ${pledges.status} = 'FAILED' then 3
  else 2 end`

/** Pieces of pledges, by pledge. */
export async function itemsOf(db: Platform['db'], ids: readonly string[]) {
  const rows = await db
    .select({
      pledgeId: pledgeItems.pledgeId,
      title: rewards.title,
      variant: rewardVariants.name,
      // A variant at two prices is one line of the list.
      quantity: sql<number>`sum(${pledgeItems.quantity})::integer`,
    })
    .from(pledgeItems)
    .innerJoin(rewards, eq(rewards.id, pledgeItems.rewardId))
    .innerJoin(rewardVariants, eq(rewardVariants.id, pledgeItems.variantId))
    .where(inArray(pledgeItems.pledgeId, [...ids]))
    .groupBy(pledgeItems.pledgeId, rewards.id, rewardVariants.id)
    .orderBy(rewards.position, rewardVariants.position)
  return Map.groupBy(rows, ({ pledgeId }) => pledgeId)
}

/** The newest payment of pledges and the cents that went back, by pledge. */
async function paymentsOf(db: Platform['db'], ids: readonly string[]) {
  const back = db
    .select({
      pledgeId: pledgeParts.pledgeId,
      cents: sql`sum(${pledgeParts.refunded})`.mapWith(Number).as('cents'),
    })
    .from(pledgeParts)
    .where(inArray(pledgeParts.pledgeId, [...ids]))
    .groupBy(pledgeParts.pledgeId)
    .as('back')
  const rows = await db
    .selectDistinctOn([payments.pledgeId], {
      pledgeId: payments.pledgeId,
      status: payments.status,
      actionUrl: payments.actionUrl,
      checkUrl: cardChecks.actionUrl,
      refunded: back.cents,
    })
    .from(payments)
    .leftJoin(cardChecks, eq(cardChecks.pledgeId, payments.pledgeId))
    .leftJoin(back, eq(back.pledgeId, payments.pledgeId))
    .where(inArray(payments.pledgeId, [...ids]))
    .orderBy(payments.pledgeId, desc(payments.createdAt), desc(payments.captures))
  return new Map(rows.map((row) => [row.pledgeId, row]))
}

/** A person's pledges to all projects, carts aside, at the same number of statements however many there are. */
const onListMyPledges: Handler<typeof listMyPledges> = async ({ platform, user, query }) => {
  const { db } = platform
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor
    ? readCursor(query.cursor, { of: 'my-pledges', values: ['integer', 'time'], id: 'text' })
    : null
  const mine = and(eq(pledges.userId, user.id), ne(pledges.status, 'SHOPPING'))
  // Rank rises while the rest falls, so the rank is compared by itself.
  const behind =
    from &&
    sql`(${rank} > ${from.values[0]} or (${rank} = ${from.values[0]}
      and (${pledges.updatedAt}, ${pledges.id}) < (${from.values[1]}::timestamptz, ${from.id})))`
  const [rows, totals] = await Promise.all([
    db
      .select({
        pledge: pledges,
        card: paymentMethods,
        project: summaryColumns,
        rank: rank.as('rank'),
        voteWaits: voteWaits.as('vote_waits'),
      })
      .from(pledges)
      .innerJoin(projects, eq(projects.id, pledges.projectId))
      .innerJoin(users, eq(users.id, projects.creatorId))
      .leftJoin(paymentMethods, eq(paymentMethods.id, pledges.paymentMethodId))
      .where(behind ? and(mine, behind) : mine)
      .orderBy(rank, desc(pledges.updatedAt), desc(pledges.id))
      .limit(size + 1),
    db.select({ n: count() }).from(pledges).where(mine),
  ])
  const shown = rows.slice(0, size)
  const ids = shown.map(({ pledge }) => pledge.id)
  const [items, paid] = await Promise.all([itemsOf(db, ids), paymentsOf(db, ids)])
  const last = shown.at(-1)
  return {
    pledges: shown.map(({ pledge, card, project, voteWaits }): MyPledge => {
      const payment = paid.get(pledge.id)
      const method = card ? toWirePaymentMethod(card) : null
      return {
        id: pledge.id,
        status: pledge.status,
        payment_status: paymentStatusOf(pledge, payment),
        total_usd: pledge.total,
        charged_at: pledge.chargeAt ? Math.floor(pledge.chargeAt.getTime() / 1000) : null,
        payment_method: method
          ? { id: method.id, brand: method.brand, last4: method.last4, expiration: method.expiration }
          : null,
        next_action: nextActionOf(pledge, payment, payment?.checkUrl),
        project: toWireSummary(project),
        vote_waits: voteWaits,
        refunded: pledge.status === 'FAILED' && payment?.status === 'COMPLETED',
        refunded_usd: payment?.refunded ?? 0,
        on_its_way: pledge.orderStatus === 'SHIPPED' && pledge.receivedAt === null,
        updated_at: Math.floor(pledge.updatedAt.getTime() / 1000),
        items: (items.get(pledge.id) ?? []).map(({ title, variant, quantity }) => ({
          title,
          variant,
          quantity,
        })),
      }
    }),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next:
        rows.length > size && last
          ? writeCursor('my-pledges', {
              values: [last.rank, last.pledge.updatedAt.toISOString()],
              id: last.pledge.id,
            })
          : null,
    },
  }
}

export const myPledgeHandlers = {
  listMyPledges: onListMyPledges,
} satisfies Partial<Handlers>
