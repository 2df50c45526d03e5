import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { projectSubscriptions, projects, projectUpdates } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import type { Platform } from '../kernel/platform.ts'
import { updatePublished } from '../notifications/events.ts'
import { backersOf, notify } from '../notifications/notify.ts'

export const announceUpdateKind = 'announce-update'

/** Queues the news of an update in the transaction that publishes it: a crash loses neither. */
export const queueUpdateNews = (tx: Transaction, now: Date, updateId: string) =>
  queueJob(tx, now, { kind: announceUpdateKind, key: updateId, payload: updateId })

/**
 * Notifies backers and subscribers of an update, in batches and each once, however often it is begun anew. An update
 * for backers shows others its title alone; of one for some rewards only their backers are told.
 */
export async function announceUpdate(
  { db, businessNow }: Pick<Platform, 'db' | 'businessNow'>,
  id: string,
): Promise<void> {
  const [found] = await db
    .select({ update: projectUpdates, project: projects })
    .from(projectUpdates)
    .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
    .where(eq(projectUpdates.id, id))
  if (!found || found.update.isDraft || found.update.removedAt) return
  const { update, project } = found
  const backers = await backersOf(db, project.id, project.creatorId, update.rewardIds)
  const count = (tx: Transaction, mails: number) =>
    tx
      .update(projectUpdates)
      .set({ mailedCount: sql`${projectUpdates.mailedCount} + ${mails}` })
      .where(eq(projectUpdates.id, id))
  await notify(db, updatePublished(project, update), backers, businessNow(), { onQueued: count })
  if (update.rewardIds.length > 0) return
  const subscribed = await db
    .select({ userId: projectSubscriptions.userId })
    .from(projectSubscriptions)
    .where(eq(projectSubscriptions.projectId, project.id))
  const known = new Set([...backers, project.creatorId])
  const others = subscribed.map(({ userId }) => userId).filter((userId) => !known.has(userId))
  const shown = update.isPublic ? update : { ...update, description: '' }
  await notify(db, updatePublished(project, shown), others, businessNow(), { onQueued: count })
}
