import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { projects, projectUpdates } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Platform } from '../kernel/platform.ts'
import { queueUpdateNews } from './announce-updates.ts'
import type { UpdateRow } from './update-rows.ts'

/** One published update more or less. */
export const countUpdate = (tx: Transaction, projectId: number, change: 1 | -1) =>
  tx
    .update(projects)
    .set({ updatesCount: sql`${projects.updatesCount} + ${change}` })
    .where(eq(projects.id, projectId))

/**
 * Counts a published update and queues who is told of it, in the transaction that publishes it.
 *
 * @param now by the real clock, which jobs are run by; a demo's business clock may be weeks ahead.
 */
export async function publish(
  tx: Transaction,
  now: Date,
  projectId: number,
  updateId: string,
): Promise<void> {
  await countUpdate(tx, projectId, 1)
  await queueUpdateNews(tx, now, updateId)
}

/** Why nothing of a project is published by itself; null: it is. */
const heldBecause = ({ status, endedAt }: Pick<ProjectRow, 'status' | 'endedAt'>): UpdateRow['held'] => {
  if (endedAt) return 'ENDED'
  return status === 'SUSPENDED' ? 'SUSPENDED' : null
}

const isDue = (now: Date) =>
  and(
    eq(projectUpdates.isDraft, true),
    isNotNull(projectUpdates.publishAt),
    isNull(projectUpdates.held),
    lte(projectUpdates.publishAt, now),
  )

type Clocked = Pick<Platform, 'db' | 'now' | 'businessNow'>

/** Publishes an update that is due, or holds it; false if another run was there first. */
const publishOne = (
  { db, now: realNow, businessNow }: Clocked,
  id: string,
  projectId: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [project] = await tx
      .select({ status: projects.status, endedAt: projects.endedAt })
      .from(projects)
      .where(eq(projects.id, projectId))
      .for('update')
    const now = businessNow()
    const which = and(eq(projectUpdates.id, id), isDue(now))
    const held = project ? heldBecause(project) : null
    const change = held ? { held } : { isDraft: false, publishedAt: now, publishAt: null }
    const changed = await tx
      .update(projectUpdates)
      .set(change)
      .where(which)
      .returning({ id: projectUpdates.id })
    if (changed.length === 0 || held) return false
    await publish(tx, realNow(), projectId, id)
    return true
  })

/**
 * Publishes the updates whose time has come, by the business clock, in the order of their times: each once, whatever is
 * interrupted and however many look. Of a suspended or ended project none is published: it is a draft again that says so.
 *
 * @returns the ids of those that this run published.
 */
export async function publishDue(platform: Clocked): Promise<string[]> {
  const due = await platform.db
    .select({ id: projectUpdates.id, projectId: projectUpdates.projectId })
    .from(projectUpdates)
    .where(isDue(platform.businessNow()))
    .orderBy(asc(projectUpdates.publishAt), asc(projectUpdates.id))
  const published: string[] = []
  for (const { id, projectId } of due) if (await publishOne(platform, id, projectId)) published.push(id)
  return published
}
