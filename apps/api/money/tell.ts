import { eq } from 'drizzle-orm'
import { milestones, milestoneVoters, milestoneVotes, pledges, projects } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { voteOpened } from '../notifications/events.ts'
import { campaignEnded, milestoneExpired, milestoneMoved, voteClosed } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { involvedIn, teamOf } from '../notifications/team.ts'

/* Jobs that notify many people of one event: apart from the transaction that caused it, and repeated until done. */

export async function tellResult({ db, businessNow }: Platform, projectId: number): Promise<void> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  if (!project) return
  // Everybody who pledged, those who were let go meanwhile included.
  const backers = await db
    .selectDistinct({ userId: pledges.userId })
    .from(pledges)
    .where(eq(pledges.projectId, projectId))
  const people = [...(await teamOf(db, projectId)), ...backers.map(({ userId }) => userId)]
  await notify(db, campaignEnded(project), people, businessNow())
}

async function voteOf({ db }: Platform, voteId: string) {
  const [row] = await db
    .select({ vote: milestoneVotes, milestone: milestones, project: projects })
    .from(milestoneVotes)
    .innerJoin(milestones, eq(milestones.id, milestoneVotes.milestoneId))
    .innerJoin(projects, eq(projects.id, milestoneVotes.projectId))
    .where(eq(milestoneVotes.id, voteId))
  if (!row) throw new Error(`No vote ${voteId}`)
  const voters = await db
    .select({ userId: milestoneVoters.userId })
    .from(milestoneVoters)
    .where(eq(milestoneVoters.voteId, voteId))
  return { ...row, voters: voters.map(({ userId }) => userId) }
}

export async function tellVoteOpen(platform: Platform, voteId: string): Promise<void> {
  const { vote, milestone, project, voters } = await voteOf(platform, voteId)
  const event = voteOpened(project, { ...milestone, date: vote.closesAt })
  await notify(platform.db, event, voters, platform.businessNow())
}

export async function tellVoteClosed(
  platform: Platform,
  voteId: string,
  result: 'carried' | 'released' | 'late',
): Promise<void> {
  const { vote, milestone, project, voters } = await voteOf(platform, voteId)
  const { id, noConfidence, voters: count } = vote
  const event = voteClosed(project, { id, milestone: milestone.title, result, noConfidence, voters: count })
  await notify(
    platform.db,
    event,
    [...(await teamOf(platform.db, project.id)), ...voters],
    platform.businessNow(),
  )
}

export async function tellExpired(platform: Platform, milestoneId: string): Promise<void> {
  const { db, businessNow } = platform
  const [row] = await db
    .select({ milestone: milestones, project: projects })
    .from(milestones)
    .innerJoin(projects, eq(projects.id, milestones.projectId))
    .where(eq(milestones.id, milestoneId))
  if (!row) return
  const people = await involvedIn(db, row.project.id)
  await notify(db, milestoneExpired(row.project, row.milestone), people, businessNow())
}

/** What was moved, as it was when it happened: a later change is told by itself. Moments in unix seconds. */
export async function tellMilestoneMoved(
  platform: Platform,
  told: {
    readonly project: number
    readonly change: string
    readonly milestone: string
    readonly was: number
    readonly date: number
  },
): Promise<void> {
  const { db, businessNow } = platform
  const { project: id, ...moved } = told
  const [project] = await db.select().from(projects).where(eq(projects.id, id))
  if (!project) return
  const people = await involvedIn(db, id)
  await notify(db, milestoneMoved(project, moved), people, businessNow())
}
