import type { listMilestoneVotes, voteOnMilestone } from '@kindling/api-client/contract/votes'
import type { MilestoneVote, OwnMoney, VoterVoice } from '@kindling/api-client/model/vote'
import { MILESTONE } from '@kindling/validation/limits'
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  paymentMethods,
  pledgeParts,
  pledges,
} from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { INITIAL_PART } from '../pledges/books.ts'

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Voices that answered that they have confidence, by vote: of each, one person has the answer. */
const confidences = (db: Database, projectId: number) =>
  db
    .select({ voteId: milestoneVoters.voteId, count: sql<number>`count(*)::int` })
    .from(milestoneVoters)
    .innerJoin(milestoneVotes, eq(milestoneVotes.id, milestoneVoters.voteId))
    .where(and(eq(milestoneVotes.projectId, projectId), eq(milestoneVoters.refund, false)))
    .groupBy(milestoneVoters.voteId)

/** Cents held for a project, by part. */
const heldByPart = (db: Database, projectId: number) =>
  db
    .select({ part: pledgeParts.part, cents: sql<string>`sum(${pledgeParts.held})` })
    .from(pledgeParts)
    .where(and(eq(pledgeParts.projectId, projectId), gt(pledgeParts.held, 0)))
    .groupBy(pledgeParts.part)

/** Whether a voter's voice is their own, shared, or already given by another who paid with the same card. */
const voiceOf = sql<VoterVoice | null>`(
  select case when bool_or(other.refund is not null) then 'given' when count(*) > 0 then 'shared' else 'own' end
  from milestone_voters other
  where other.vote_id = ${milestoneVoters.voteId} and other.voice = ${milestoneVoters.voice}
    and other.user_id <> ${milestoneVoters.userId}
)`

/** Where a person's money in a project is; null where nothing of theirs was collected. */
async function moneyOf(db: Database, projectId: number, userId: string): Promise<OwnMoney | null> {
  const mine = and(eq(pledges.projectId, projectId), eq(pledges.userId, userId))
  const rows = await db
    .select({ part: pledgeParts, title: milestones.title, date: milestones.date })
    .from(pledgeParts)
    .innerJoin(pledges, eq(pledges.id, pledgeParts.pledgeId))
    .leftJoin(milestones, eq(milestones.id, pledgeParts.part))
    .where(mine)
    .orderBy(asc(milestones.date))
  if (rows.length === 0) return null
  const [card] = await db
    .select({ brand: paymentMethods.brand, last4: paymentMethods.last4 })
    .from(pledges)
    .innerJoin(paymentMethods, eq(paymentMethods.id, pledges.paymentMethodId))
    .where(mine)
    .orderBy(desc(pledges.updatedAt))
    .limit(1)
  const sum = (of: 'held' | 'released' | 'refunded') => rows.reduce((all, { part }) => all + part[of], 0)
  const held = Map.groupBy(
    rows.filter(({ part }) => part.held > 0),
    ({ part }) => part.part,
  )
  return {
    pledged: sum('held') + sum('released') + sum('refunded'),
    paid_out: sum('released'),
    refunded: sum('refunded'),
    held: [...held].map(([part, of]) => ({
      milestone_id: part === INITIAL_PART ? null : part,
      title: of[0]?.title ?? '',
      amount: of.reduce((all, row) => all + row.part.held, 0),
    })),
    card: card ?? null,
  }
}

const onListMilestoneVotes: Handler<typeof listMilestoneVotes> = async ({
  platform: { db },
  user,
  project,
}) => {
  const mine = and(eq(milestoneVoters.voteId, milestoneVotes.id), eq(milestoneVoters.userId, user?.id ?? ''))
  const [rows, confidence, held, ownMoney] = await Promise.all([
    db
      .select({ vote: milestoneVotes, milestone: milestones, own: milestoneVoters, voice: voiceOf })
      .from(milestoneVotes)
      .innerJoin(milestones, eq(milestones.id, milestoneVotes.milestoneId))
      .leftJoin(milestoneVoters, mine)
      .where(eq(milestoneVotes.projectId, project.id))
      .orderBy(
        sql`${milestoneVotes.closedAt} is not null`,
        sql`case when ${milestoneVotes.closedAt} is null then ${milestoneVotes.closesAt} end`,
        desc(milestoneVotes.closesAt),
      ),
    confidences(db, project.id),
    heldByPart(db, project.id),
    user ? moneyOf(db, project.id, user.id) : null,
  ])
  const confident = new Map(confidence.map(({ voteId, count }) => [voteId, count]))
  const parts = new Map(held.map(({ part, cents }) => [part, Number(cents)]))
  const heldInAll = [...parts.values()].reduce((sum, cents) => sum + cents, 0)
  return {
    votes: rows.map(
      ({ vote, milestone, own, voice }): MilestoneVote => ({
        id: vote.id,
        milestone_id: milestone.id,
        title: milestone.title,
        funds: milestone.funds,
        complete: milestone.completedAt !== null,
        round: vote.round,
        opens_at: seconds(vote.opensAt),
        closes_at: seconds(vote.closesAt),
        closed_at: vote.closedAt && seconds(vote.closedAt),
        voters: vote.voters,
        no_confidence: vote.noConfidence,
        confidence: confident.get(vote.id) ?? 0,
        result: vote.result,
        held: parts.get(milestone.id) ?? 0,
        held_in_all: heldInAll,
        own: own && { refund: own.refund, answers: own.answers, voice: voice ?? 'own' },
      }),
    ),
    own_money: ownMoney,
  }
}

/**
 * Answers an open vote, or changes the answer, three times at most (decisions 2 §5). The count is changed in the same
 * transaction, under the vote's lock, so that the close sees every answer or none.
 *
 * Rejects with FIELD_MISSING (several are open, and no `milestone_id` says which), MILESTONE_VOTE_PENDING (none is open,
 * or it is being counted), MILESTONE_VOTE_FAIL (closed meanwhile; of `payment_method`: another who paid with the same
 * card answered first), MILESTONE_VOTE_EXCEEDED, and BACKER_PRIVATE for a person who had no money held when it opened.
 */
const onVoteOnMilestone: Handler<typeof voteOnMilestone> = async ({
  platform: { db, businessNow },
  user,
  project,
  body,
}) => {
  const { refund, milestone_id: milestoneId } = body
  const now = businessNow()
  return db.transaction(async (tx) => {
    const [vote, another] = await tx
      .select()
      .from(milestoneVotes)
      .where(
        milestoneId === undefined
          ? and(eq(milestoneVotes.projectId, project.id), isNull(milestoneVotes.closedAt))
          : and(eq(milestoneVotes.projectId, project.id), eq(milestoneVotes.milestoneId, milestoneId)),
      )
      .orderBy(desc(milestoneVotes.round), asc(milestoneVotes.closesAt))
      .limit(2)
      .for('update')
    if (another && milestoneId === undefined) refuse('FIELD_MISSING', 'milestone_id')
    if (!vote) refuse('MILESTONE_VOTE_PENDING')
    if (vote.closedAt) refuse('MILESTONE_VOTE_FAIL')
    if (vote.closesAt <= now) refuse('MILESTONE_VOTE_PENDING')
    const mine = and(eq(milestoneVoters.voteId, vote.id), eq(milestoneVoters.userId, user.id))
    const [voter] = await tx.select().from(milestoneVoters).where(mine).for('update')
    if (!voter) refuse('BACKER_PRIVATE')
    const [first] = await tx
      .select({ userId: milestoneVoters.userId })
      .from(milestoneVoters)
      .where(
        and(
          eq(milestoneVoters.voteId, vote.id),
          eq(milestoneVoters.voice, voter.voice),
          isNotNull(milestoneVoters.refund),
        ),
      )
    if (first && first.userId !== user.id) refuse('MILESTONE_VOTE_FAIL', 'payment_method')
    // The same answer again is no change.
    if (voter.refund !== refund) {
      if (voter.answers > MILESTONE.voteChangesMax) refuse('MILESTONE_VOTE_EXCEEDED')
      await tx
        .update(milestoneVoters)
        .set({ refund, answers: voter.answers + 1, answeredAt: now })
        .where(mine)
      const change = Number(refund) - Number(voter.refund ?? false)
      if (change !== 0)
        await tx
          .update(milestoneVotes)
          .set({ noConfidence: sql`${milestoneVotes.noConfidence} + ${change}` })
          .where(eq(milestoneVotes.id, vote.id))
    }
    const answers = voter.refund === refund ? voter.answers : voter.answers + 1
    return { milestone_vote: { status: 'OPEN' as const, vote_count: answers, vote: refund } }
  })
}

export const voteHandlers = {
  listMilestoneVotes: onListMilestoneVotes,
  voteOnMilestone: onVoteOnMilestone,
} satisfies Partial<Handlers>
