import type { updateMilestone } from '@kindling/api-client/contract/milestones'
import { milestoneChangeForm } from '@kindling/validation/forms/milestone'
import { type DatedMilestone, isMoved, milestoneChange } from '@kindling/validation/rules/milestone-change'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { milestones, milestoneVotes } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import type { ProjectRow } from '../kernel/access.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Call } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { validateForm } from '../kernel/form-failures.ts'
import type { Platform } from '../kernel/platform.ts'

type Row = typeof milestones.$inferSelect

/** Kind of job that tells backers and team that a milestone has another date. */
export const TELL_MILESTONE_MOVED = 'tell-milestone-moved'

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const dated = ({ id, date, completedAt, outcome }: Row): DatedMilestone => ({
  id,
  date: seconds(date),
  completed_at: completedAt && seconds(completedAt),
  outcome,
})

interface Change extends Pick<Call<typeof updateMilestone>, 'body' | 'user'> {
  /** As it is now locked; its version is that of the change. */
  readonly project: ProjectRow
  /** All milestones of the project, and the one of them that is changed. */
  readonly all: readonly Row[]
  readonly own: Row
}

/**
 * Changes title, text and date of a milestone of a launched campaign while it may change (decisions 2 §1); the caller
 * has locked the project. Its vote and the start of the next one follow its date by themselves. Another day is listed
 * in the project's activity and told by a job: a campaign has thousands of backers. A call that is repeated moves
 * nothing and tells nobody.
 */
export async function changeLaunched(
  platform: Platform,
  tx: Transaction,
  { project, all, own, user, body }: Change,
): Promise<Row> {
  const at = platform.businessNow()
  const { end, result } = { end: project.endTime, result: project.result }
  const opened = await tx
    .select({ id: milestoneVotes.id })
    .from(milestoneVotes)
    .where(eq(milestoneVotes.milestoneId, own.id))
    .limit(1)
  const campaign = end && { end: seconds(end), result, milestones: all.map(dated) }
  const may = campaign && milestoneChange(campaign, own.id, at.getTime() / 1000)
  if (!may || may.lock !== null || opened.length > 0) refuse('INVALID_STATE')
  if (body.funds !== undefined && body.funds !== own.funds) refuse('INVALID_STATE', 'funds')
  const was = seconds(own.date)
  const { title = own.title, description = own.description, date = was } = body
  validateForm(milestoneChangeForm({ ...may, was }), { title, description, date })
  const [after = own] = await tx
    .update(milestones)
    .set({
      title: title.trim(),
      description: description.trim(),
      ...(date !== was && { date: new Date(date * 1000) }),
    })
    .where(eq(milestones.id, own.id))
    .returning()
  if (!isMoved(was, date)) return after
  const moved = { milestone: after.title, was, date }
  await recordActivity(
    tx,
    at,
    { projectId: project.id, userId: user.id },
    { name: 'MILESTONE_MOVED', params: moved },
  )
  // By the version of the change: one that moves it again, or back, is told as well.
  const change = `${own.id}:${project.updated}`
  await queueJob(tx, platform.now(), {
    kind: TELL_MILESTONE_MOVED,
    key: change,
    payload: { project: project.id, change, ...moved },
  })
  return after
}
