import { MILESTONE } from '@kindling/validation/limits'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { milestones, notifications, projects } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { voteOpened } from '../notifications/events.ts'
import { backersOf, notify } from '../notifications/notify.ts'

/**
 * Notifies backers of each open vote: it opens fourteen days before the date of a funded campaign's next milestone.
 * Only time opens it, so this runs periodically; nobody is notified twice.
 *
 * @returns how many votes were announced.
 */
export async function announceVotes({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  const at = now()
  const untold = sql`not exists (select 1 from ${notifications} n where n.event_key = 'vote:' || ${milestones.id})`
  const isNext = sql`not exists (select 1 from ${milestones} m where m.project_id = ${milestones.projectId} and m.completed_at is null and m.date < ${milestones.date})`
  const open = await db
    .select({ milestone: milestones, project: { id: projects.id, name: projects.name } })
    .from(milestones)
    .innerJoin(projects, eq(projects.id, milestones.projectId))
    .where(
      and(
        isNull(milestones.completedAt),
        gt(milestones.date, at),
        lte(milestones.date, new Date(at.getTime() + MILESTONE.voteOpenMs)),
        eq(projects.funded, true),
        lte(projects.endTime, at),
        untold,
        isNext,
      ),
    )
  for (const { milestone, project } of open)
    await notify(db, voteOpened(project, milestone), await backersOf(db, project.id), at)
  return open.length
}
