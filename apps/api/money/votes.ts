import { MILESTONE } from '@kindling/validation/limits'
import { voicesOf } from '@kindling/validation/rules/voices'
import { and, asc, eq, exists, gt, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  pledgeParts,
  pledges,
  projectMembers,
  projects,
} from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import { recordActivity } from '../kernel/activity.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { decideMilestones, releasePart } from './release.ts'

/* Votes of confidence (decisions 2 §5): they open and close by time alone. */

type ProjectRow = typeof projects.$inferSelect
type MilestoneRow = typeof milestones.$inferSelect
type VoteRow = typeof milestoneVotes.$inferSelect

/** Kinds of jobs that tell people of a vote, and that refund everything a project holds. */
export const TELL_VOTE_OPEN = 'tell-vote-open'
export const TELL_VOTE_CLOSED = 'tell-vote-closed'
export const TELL_EXPIRED = 'tell-expired'
export const REFUND_PROJECT = 'refund-project'

/** Share of the voters, in percent, from which a vote of no confidence carries: 50 (spec 2 §9). */
export const carries = (noConfidence: number, voters: number): boolean =>
  voters > 0 && noConfidence * 100 >= voters * MILESTONE.refundVotePercent

/** Successful, over, and not suspended. */
const isRunning = and(eq(projects.result, 'successful'), eq(projects.status, 'COMPLETE'))

/** People outside the team with money held there, and the voice that each has or shares. */
async function votersOf(tx: Transaction, project: ProjectRow): Promise<ReadonlyMap<string, string>> {
  const payers = await tx
    .selectDistinct({ userId: pledges.userId, card: pledges.cardFingerprint })
    .from(pledges)
    .innerJoin(pledgeParts, and(eq(pledgeParts.pledgeId, pledges.id), gt(pledgeParts.held, 0)))
    .where(
      and(
        eq(pledges.projectId, project.id),
        eq(pledges.status, 'COMPLETED'),
        ne(pledges.userId, project.creatorId),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(projectMembers)
            .where(and(eq(projectMembers.projectId, project.id), eq(projectMembers.userId, pledges.userId))),
        ),
      ),
    )
  return voicesOf(payers)
}

/** Rows in one statement: few enough for the number of parameters one may have. */
const batchSize = 5_000

async function open(
  platform: Platform,
  tx: Transaction,
  project: ProjectRow,
  milestone: MilestoneRow,
  { round, closesAt }: { readonly round: number; readonly closesAt: Date },
): Promise<void> {
  const voices = await votersOf(tx, project)
  const id = newId('vot')
  const [opened] = await tx
    .insert(milestoneVotes)
    .values({
      id,
      milestoneId: milestone.id,
      projectId: project.id,
      round,
      opensAt: platform.businessNow(),
      closesAt,
      voters: new Set(voices.values()).size,
    })
    .onConflictDoNothing()
    .returning({ id: milestoneVotes.id })
  if (!opened) return
  const voters = [...voices].map(([userId, voice]) => ({ voteId: id, userId, voice }))
  for (let from = 0; from < voters.length; from += batchSize)
    await tx.insert(milestoneVoters).values(voters.slice(from, from + batchSize))
  await queueJob(tx, platform.now(), { kind: TELL_VOTE_OPEN, key: id, payload: { vote: id } })
}

/** Locks the project of each row and does the work there, if it still runs; in the order given. */
async function inProjects(
  { db }: Platform,
  rows: readonly { readonly projectId: number }[],
  work: (tx: Transaction, project: ProjectRow, place: number) => Promise<void>,
): Promise<void> {
  for (const [place, { projectId }] of rows.entries())
    await db.transaction(async (tx) => {
      const [project] = await tx
        .select()
        .from(projects)
        .where(and(eq(projects.id, projectId), isRunning))
        .for('update')
      if (project) await work(tx, project, place)
    })
}

/**
 * Opens the votes that are due: each milestone's 14 days before its date, and one more for a late milestone that was
 * completed. Who may vote is fixed now.
 *
 * @returns how many were opened.
 */
export async function openVotes(platform: Platform): Promise<number> {
  const now = platform.businessNow()
  const due = await dueVotes(platform.db, now)
  await inProjects(platform, due, async (tx, project, place) => {
    // Looked at again under the lock: a date may have been moved meanwhile, and its vote with it.
    const row = (await dueVotes(tx, now, due[place]?.milestone.id)).find(
      ({ round }) => round === due[place]?.round,
    )
    if (!row) return
    const { milestone, round } = row
    // If no process ran when it should have opened, voters still have 14 days.
    const whole = new Date(now.getTime() + MILESTONE.voteOpenMs)
    const closesAt = round === 1 && milestone.date > now ? milestone.date : whole
    await open(platform, tx, project, milestone, { round, closesAt })
  })
  return due.length
}

/** Milestones whose first or second vote is to open by now: all, or the one of an id. */
async function dueVotes(db: Pick<Transaction, 'select'>, now: Date, milestoneId?: string) {
  const votesOf = (of: ReturnType<typeof and>) =>
    db
      .select({ one: sql`1` })
      .from(milestoneVotes)
      .where(and(eq(milestoneVotes.milestoneId, milestones.id), of))
  const dueWhere = (isDue: ReturnType<typeof and>) =>
    db
      .select({ milestone: milestones, projectId: projects.id })
      .from(milestones)
      .innerJoin(projects, eq(projects.id, milestones.projectId))
      .where(
        and(
          isNull(milestones.outcome),
          isRunning,
          milestoneId === undefined ? undefined : eq(milestones.id, milestoneId),
          isDue,
        ),
      )
      .orderBy(asc(milestones.date))
  const first = await dueWhere(
    and(lte(milestones.date, new Date(now.getTime() + MILESTONE.voteOpenMs)), notExists(votesOf(sql`true`))),
  )
  const again = await dueWhere(
    and(
      isNotNull(milestones.completedAt),
      exists(votesOf(isNotNull(milestoneVotes.closedAt))),
      notExists(votesOf(gt(milestoneVotes.round, 1))),
    ),
  )
  return [...first.map((row) => ({ ...row, round: 1 })), ...again.map((row) => ({ ...row, round: 2 }))]
}

async function close(platform: Platform, tx: Transaction, vote: VoteRow): Promise<void> {
  const at = platform.businessNow()
  const [milestone] = await tx
    .select()
    .from(milestones)
    .where(eq(milestones.id, vote.milestoneId))
    .for('update')
  if (!milestone) throw new Error(`Vote ${vote.id} has no milestone`)
  const carried = carries(vote.noConfidence, vote.voters)
  await tx
    .update(milestoneVotes)
    .set({ closedAt: at, result: carried ? 'carried' : 'not_carried' })
    .where(eq(milestoneVotes.id, vote.id))
  let result: 'carried' | 'released' | 'late' = 'late'
  if (carried) {
    result = 'carried'
    await refundHeld(platform, tx, vote.projectId, 'vote')
  } else if (milestone.completedAt) {
    result = 'released'
    const { cents } = await releasePart(tx, vote.projectId, milestone.id, at)
    const released = { name: 'FUNDS_RELEASED', params: { cents } } as const
    if (cents > 0) await recordActivity(tx, at, { projectId: vote.projectId, userId: null }, released)
    await decideMilestones(tx, [milestone.id], 'released', at)
  }
  await queueJob(tx, platform.now(), {
    kind: TELL_VOTE_CLOSED,
    key: vote.id,
    payload: { vote: vote.id, result },
  })
}

/** Everything still held goes back: open votes and the milestones to come end with it. */
export async function refundHeld(
  platform: Platform,
  tx: Transaction,
  projectId: number,
  cause: 'vote' | 'late' | 'suspended',
): Promise<void> {
  const at = platform.businessNow()
  await tx
    .update(milestoneVotes)
    .set({ closedAt: at })
    .where(and(eq(milestoneVotes.projectId, projectId), isNull(milestoneVotes.closedAt)))
  const open = await tx
    .select({ id: milestones.id })
    .from(milestones)
    .where(and(eq(milestones.projectId, projectId), isNull(milestones.outcome)))
  if (open.length > 0)
    await decideMilestones(
      tx,
      open.map(({ id }) => id),
      'refunded',
      at,
    )
  await queueJob(tx, platform.now(), {
    kind: REFUND_PROJECT,
    key: String(projectId),
    payload: { project: projectId, cause },
  })
}

/**
 * Closes votes whose time is over, each once: carried, the held money goes back; else the milestone is released if it
 * is complete, and late if not (M13).
 *
 * @returns how many were closed.
 */
export async function closeVotes(platform: Platform): Promise<number> {
  const { db, businessNow } = platform
  const isDue = and(isNull(milestoneVotes.closedAt), lte(milestoneVotes.closesAt, businessNow()))
  const due = await db
    .select({ id: milestoneVotes.id, projectId: milestoneVotes.projectId })
    .from(milestoneVotes)
    .where(isDue)
    .orderBy(asc(milestoneVotes.closesAt))
  let closed = 0
  await inProjects(platform, due, async (tx, _project, place) => {
    const [vote] = await tx
      .select()
      .from(milestoneVotes)
      .where(and(eq(milestoneVotes.id, due[place]?.id ?? ''), isDue))
      .for('update')
    if (!vote) return
    await close(platform, tx, vote)
    closed += 1
  })
  return closed
}

/**
 * Gives back what is held for milestones that are 90 days late and not complete.
 *
 * @returns how many projects end with it.
 */
export async function expireLate(platform: Platform): Promise<number> {
  const { db, businessNow } = platform
  const isExpired = and(
    isNull(milestones.outcome),
    isNull(milestones.completedAt),
    lte(milestones.date, new Date(businessNow().getTime() - MILESTONE.lateRefundMs)),
  )
  const due = await db
    .select({ id: milestones.id, projectId: projects.id })
    .from(milestones)
    .innerJoin(projects, eq(projects.id, milestones.projectId))
    .where(and(isExpired, isRunning))
    .orderBy(asc(milestones.date))
  let ended = 0
  await inProjects(platform, due, async (tx, project, place) => {
    const [milestone] = await tx
      .select()
      .from(milestones)
      .where(and(eq(milestones.id, due[place]?.id ?? ''), isExpired))
      .for('update')
    if (!milestone) return
    await refundHeld(platform, tx, project.id, 'late')
    await queueJob(tx, platform.now(), {
      kind: TELL_EXPIRED,
      key: milestone.id,
      payload: { milestone: milestone.id },
    })
    ended += 1
  })
  return ended
}
