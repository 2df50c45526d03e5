import type { createUpdate, editUpdate, removeUpdate } from '@kindling/api-client/contract/update-changes'
import type { likeUpdate } from '@kindling/api-client/contract/updates'
import { COMMUNITY } from '@kindling/validation/limits'
import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { projects, projectUpdates, updateLikes } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { queueUpdateNews } from './announce-updates.ts'
import { lockProject } from './comment-rows.ts'
import { answerWithUpdate, type UpdateRow } from './update-rows.ts'

/** Locks an update that is not removed; any other is INVALID_ID. */
async function lockUpdate(tx: Transaction, projectId: number, updateId: string): Promise<UpdateRow> {
  const [row] = await tx
    .select()
    .from(projectUpdates)
    .where(
      and(
        eq(projectUpdates.id, updateId),
        eq(projectUpdates.projectId, projectId),
        isNull(projectUpdates.removedAt),
      ),
    )
    .for('update')
  return row ?? refuse('INVALID_ID', 'update')
}

/** One published update more or less. */
const countUpdate = (tx: Transaction, projectId: number, change: 1 | -1) =>
  tx
    .update(projects)
    .set({ updatesCount: sql`${projects.updatesCount} + ${change}` })
    .where(eq(projects.id, projectId))

/** Counts a published update and queues who is told of it, in the transaction that publishes it. */
async function publish(tx: Transaction, now: Date, projectId: number, updateId: string): Promise<void> {
  await countUpdate(tx, projectId, 1)
  await queueUpdateNews(tx, now, updateId)
}

export const onCreateUpdate: Handler<typeof createUpdate> = async ({
  platform,
  project,
  user,
  roles,
  body,
  idempotencyKey,
}) => {
  const now = platform.now()
  // Named by its call's key: a try whose process died after the commit is the same update.
  const id = `upd_${digest(`${user.id} ${idempotencyKey}`).slice(0, 24)}`
  const isDraft = body.draft ?? false
  await platform.db.transaction(async (tx) => {
    await lockProject(tx, project.id)
    const added = await tx
      .insert(projectUpdates)
      .values({
        id,
        projectId: project.id,
        name: body.name,
        description: sanitizeDescription(body.description),
        isPublic: body.public,
        isDraft,
        createdAt: now,
        publishedAt: isDraft ? null : now,
      })
      .onConflictDoNothing()
      .returning({ id: projectUpdates.id })
    if (!isDraft && added.length > 0) await publish(tx, now, project.id, id)
  })
  return { update: await answerWithUpdate(platform.db, id, { userId: user.id, roles }) }
}

/** A draft changes at any time and is published by `draft: false`; a published one changes for thirty minutes. */
export const onEditUpdate: Handler<typeof editUpdate> = async ({
  platform,
  project,
  user,
  roles,
  params,
  body,
}) => {
  const now = platform.now()
  await platform.db.transaction(async (tx) => {
    await lockProject(tx, project.id)
    const before = await lockUpdate(tx, project.id, params.updateId)
    const { publishedAt } = before
    if (publishedAt && (body.draft || now.getTime() - publishedAt.getTime() > COMMUNITY.updateEditableMs))
      refuse('INVALID_STATE')
    const publishes = before.isDraft && body.draft === false
    const texts = {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.description !== undefined && { description: sanitizeDescription(body.description) }),
      ...(body.public !== undefined && { isPublic: body.public }),
    }
    const changes = Object.entries(texts).some(([key, value]) => before[key as keyof UpdateRow] !== value)
    await tx
      .update(projectUpdates)
      .set({
        ...texts,
        ...(publishes && { isDraft: false, publishedAt: now }),
        // A mark tells readers that it is not what they were told of: a draft has none.
        editedAt: publishedAt && changes ? now : before.editedAt,
      })
      .where(eq(projectUpdates.id, before.id))
    if (publishes) await publish(tx, now, project.id, before.id)
  })
  return { update: await answerWithUpdate(platform.db, params.updateId, { userId: user.id, roles }) }
}

/** A like, or that like taken back; asked again it changes nothing. */
export const onLikeUpdate: Handler<typeof likeUpdate> = async ({
  platform,
  project,
  user,
  roles,
  params,
  body,
}) => {
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const { id, isDraft } = await lockUpdate(tx, project.id, params.updateId)
    if (isDraft) refuse('INVALID_ID', 'update')
    const mine = and(eq(updateLikes.updateId, id), eq(updateLikes.userId, user.id))
    const changed = body.like
      ? await tx
          .insert(updateLikes)
          .values({ updateId: id, userId: user.id, createdAt: platform.now() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(updateLikes).where(mine).returning()
    if (changed.length === 0) return
    const change = body.like ? 1 : -1
    await tx
      .update(projectUpdates)
      .set({ likes: sql`${projectUpdates.likes} + ${change}` })
      .where(eq(projectUpdates.id, id))
  })
  return { update: await answerWithUpdate(platform.db, params.updateId, { userId: user.id, roles }) }
}

/** A draft is deleted; of a published one the number stays. */
export const onRemoveUpdate: Handler<typeof removeUpdate> = async ({ platform, project, params }) => {
  await platform.db.transaction(async (tx) => {
    await lockProject(tx, project.id)
    const { id, isDraft } = await lockUpdate(tx, project.id, params.updateId)
    const which = eq(projectUpdates.id, id)
    if (isDraft) return tx.delete(projectUpdates).where(which)
    await tx.update(projectUpdates).set({ removedAt: platform.now() }).where(which)
    return countUpdate(tx, project.id, -1)
  })
  return {}
}
