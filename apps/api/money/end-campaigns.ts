import { CHARGE } from '@kindling/validation/limits'
import { mayBecome } from '@kindling/validation/permissions'
import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { pledges, projects } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import { recordActivity } from '../kernel/activity.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'

/** Kind of the jobs that charge pledges, or let them go. */
export const CLOSE_PLEDGES = 'close-pledges'
/** Kind of the jobs that tell people how a campaign ended. */
export const TELL_RESULT = 'tell-result'

/**
 * Ends campaigns whose time is over: the result is decided once, on cents, and written with the change of state
 * (decisions 2 §1). What was pledged is charged or let go by {@link planPledges}. A campaign waits while a bank still
 * decides about a pledge that was confirmed before the end: it counts, or goes back, before the result is written.
 *
 * @returns ids of the campaigns that ended.
 */
export async function endCampaigns(
  platform: Pick<Platform, 'db' | 'now' | 'businessNow'>,
): Promise<number[]> {
  const { db, businessNow } = platform
  const isOver = and(
    eq(projects.fundingType, 'CROWDFUNDING'),
    eq(projects.status, 'ACTIVE'),
    isNull(projects.result),
    lte(projects.endTime, businessNow()),
  )
  const due = await db.select({ id: projects.id }).from(projects).where(isOver).orderBy(asc(projects.endTime))
  const ended: number[] = []
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [project] = await tx
        .select()
        .from(projects)
        .where(and(eq(projects.id, id), isOver))
        .for('update')
      if (!project || !mayBecome(project.status, 'COMPLETE', 'time')) return
      // Read under the lock, which a confirm holds too: none is added any more.
      const [undecided] = await tx
        .select({ id: pledges.id })
        .from(pledges)
        .where(and(eq(pledges.projectId, id), eq(pledges.status, 'PROCESSING')))
        .limit(1)
      if (undecided) return
      // Without a goal there is nothing to miss.
      const successful = project.totalPledged >= project.fundingGoal
      await tx
        .update(projects)
        .set({ status: 'COMPLETE', result: successful ? 'successful' : 'not_reached' })
        .where(eq(projects.id, id))
      await recordActivity(
        tx,
        project.endTime ?? businessNow(),
        { projectId: id, userId: null },
        { name: 'CAMPAIGN_ENDED', params: { successful, cents: project.totalPledged } },
      )
      await queueJob(tx, platform.now(), { kind: TELL_RESULT, key: String(id), payload: { project: id } })
      ended.push(id)
    })
  return ended
}

/**
 * Hands pledges that are due to jobs, a hundred to each: those of a successful campaign at its end, those whose failed
 * charge is repeated, and those of a campaign that missed its goal. A suspended project's wait.
 *
 * @returns how many were handed over.
 */
export async function planPledges(platform: Platform): Promise<number> {
  const { db, businessNow } = platform
  let planned = 0
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: pledges.id })
        .from(pledges)
        .innerJoin(projects, eq(projects.id, pledges.projectId))
        .where(
          and(
            eq(pledges.status, 'CHECKED_OUT'),
            isNull(pledges.chargeJob),
            lte(pledges.chargeAt, businessNow()),
            eq(projects.status, 'COMPLETE'),
            isNotNull(projects.result),
          ),
        )
        .orderBy(asc(pledges.chargeAt), asc(pledges.id))
        .limit(CHARGE.batch)
        .for('update', { of: pledges, skipLocked: true })
      if (due.length === 0) return 0
      const ids = due.map(({ id }) => id)
      const key = newId('chg')
      await tx.update(pledges).set({ chargeJob: key }).where(inArray(pledges.id, ids))
      await queueJob(tx, platform.now(), { kind: CLOSE_PLEDGES, key, payload: { pledges: ids } })
      return ids.length
    })
    planned += taken
    if (taken < CHARGE.batch) return planned
  }
}
