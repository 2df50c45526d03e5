import type { getOwnPledge } from '@kindling/api-client/contract/cart-changes'
import type { PledgeMoney, PledgeOrder } from '@kindling/api-client/model/my-pledge'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  pledgeParts,
  pledges,
  projects,
  users,
} from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { summaryColumns, toWireSummary } from '../projects/summary.ts'
import { addOnsFor } from './add-ons.ts'
import { type PledgeRow, type Reader, toWirePledge } from './cart.ts'
import { followPledge } from './follow-pledge.ts'
import { historyOf } from './history.ts'
import { promisesOf } from './promises.ts'

/** One of the caller's pledges, by its id alone. One that waits for the bank asks the bank again. */
const onGetOwnPledge: Handler<typeof getOwnPledge> = async ({ platform, user, params }) => {
  const { db } = platform
  const [found] = await db
    .select({ pledge: pledges, project: summaryColumns })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.projectId))
    .innerJoin(users, eq(users.id, projects.creatorId))
    .where(and(eq(pledges.id, params.pledgeId), eq(pledges.userId, user.id), ne(pledges.status, 'SHOPPING')))
  if (!found) refuse('NOT_FOUND', 'pledge')
  const pledge = await followPledge(platform, found.pledge)
  // A card that was rejected gives the pledge back as a cart.
  if (pledge.status === 'SHOPPING') refuse('NOT_FOUND', 'pledge')
  const [wire, history, money, openVote, promises, addOns] = await Promise.all([
    toWirePledge(db, pledge),
    historyOf(db, pledge),
    moneyOf(db, pledge.id),
    openVoteOf(db, pledge),
    promisesOf(db, pledge),
    addOnsFor(platform, pledge),
  ])
  return {
    pledge: wire,
    project: toWireSummary(found.project),
    history,
    money,
    order: toWireOrder(pledge),
    vote_open: openVote.length > 0,
    promises,
    add_ons: addOns,
  }
}

/** Where a pledge's money is, the initial part first. */
export const moneyOf = (db: Reader, pledgeId: string): Promise<PledgeMoney[]> =>
  db
    .select({
      milestone_id: milestones.id,
      milestone: milestones.title,
      held: pledgeParts.held,
      released: pledgeParts.released,
      refunded: pledgeParts.refunded,
    })
    .from(pledgeParts)
    .leftJoin(milestones, eq(milestones.id, pledgeParts.part))
    .where(eq(pledgeParts.pledgeId, pledgeId))
    .orderBy(sql`${milestones.date} nulls first`, asc(pledgeParts.part))

/** A vote of the pledge's project in which its backer may answer now. */
const openVoteOf = (db: Reader, { projectId, userId }: PledgeRow) =>
  db
    .select({ id: milestoneVotes.id })
    .from(milestoneVotes)
    .innerJoin(
      milestoneVoters,
      and(eq(milestoneVoters.voteId, milestoneVotes.id), eq(milestoneVoters.userId, userId)),
    )
    .where(and(eq(milestoneVotes.projectId, projectId), isNull(milestoneVotes.closedAt)))
    .limit(1)

const secondsOf = (date: Date | null) => date && Math.floor(date.getTime() / 1000)

const toWireOrder = (pledge: PledgeRow): PledgeOrder => ({
  status: pledge.orderStatus,
  carrier: pledge.carrier,
  tracking_number: pledge.trackingNumber,
  received_at: secondsOf(pledge.receivedAt),
  refund_asked_at: secondsOf(pledge.refundAskedAt),
  address_locks_at: secondsOf(pledge.addressLocksAt),
})

export const ownPledgeHandlers = {
  getOwnPledge: onGetOwnPledge,
} satisfies Partial<Handlers>
