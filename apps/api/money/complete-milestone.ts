import type { completeMilestone } from '@kindling/api-client/contract/milestones'
import { asc, eq } from 'drizzle-orm'
import { milestones, projects } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { toWireMilestones } from '../projects/project.ts'

/** Votes open and close by time alone, so nothing else happens here. */
const onCompleteMilestone: Handler<typeof completeMilestone> = async ({
  platform,
  project,
  params,
  user,
}) => {
  const now = platform.businessNow()
  return platform.db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const rows = await tx
      .select()
      .from(milestones)
      .where(eq(milestones.projectId, project.id))
      .orderBy(asc(milestones.date))
    const found = rows.find(({ id }) => id === params.milestoneId)
    if (!found) refuse('INVALID_ID', 'milestone')
    if (!found.completedAt) {
      if (found.outcome) refuse('INVALID_STATE')
      found.completedAt = now
      await tx.update(milestones).set({ completedAt: now }).where(eq(milestones.id, found.id))
      const by = { projectId: project.id, userId: user.id }
      await recordActivity(tx, now, by, { name: 'MILESTONE_COMPLETED', params: { milestone: found.title } })
    }
    const milestone = toWireMilestones(rows, project, now).find(({ id }) => id === found.id)
    if (!milestone) throw new Error('A milestone has no place in its project')
    return { milestone }
  })
}

export const completeMilestoneHandlers = {
  completeMilestone: onCompleteMilestone,
} satisfies Partial<Handlers>
