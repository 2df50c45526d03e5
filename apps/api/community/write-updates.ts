import type { createUpdate, editUpdate, removeUpdate } from '@kindling/api-client/contract/update-changes'
import { COMMUNITY } from '@kindling/validation/limits'
import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { projectUpdates } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import { lockProject } from './comment-rows.ts'
import { countUpdate, publish } from './publish-updates.ts'
import { type Audience, audienceOf } from './update-audience.ts'
import { answerWithUpdate, type UpdateRow } from './update-rows.ts'

/** Locks an update that is not removed; any other is INVALID_ID. */
export async function lockUpdate(tx: Transaction, projectId: number, updateId: string): Promise<UpdateRow> {
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

const secondMs = 1_000
const dayMs = 86_400_000

/** The moment at which an update is to be published. DATE_EARLY for one that has passed, OUT_OF_RANGE too far ahead. */
function plannedFor(unixSeconds: number | null | undefined, now: Date): Date | null {
  if (unixSeconds === null || unixSeconds === undefined) return null
  const ms = unixSeconds * secondMs
  if (ms <= now.getTime()) refuse('DATE_EARLY', 'publish_at')
  const max = COMMUNITY.updateAheadDays
  if (ms > now.getTime() + max * dayMs) refuse('OUT_OF_RANGE', 'publish_at', { min: 0, max })
  return new Date(ms)
}

const isOther = (before: Audience, after: Audience) =>
  before.isPublic !== after.isPublic ||
  before.rewardIds.length !== after.rewardIds.length ||
  before.rewardIds.some((id) => !after.rewardIds.includes(id))

const onCreateUpdate: Handler<typeof createUpdate> = async ({
  platform,
  project,
  user,
  roles,
  body,
  idempotencyKey,
}) => {
  const now = platform.businessNow()
  // Named by its call's key: a try whose process died after the commit is the same update.
  const id = `upd_${digest(`${user.id} ${idempotencyKey}`).slice(0, 24)}`
  const publishAt = plannedFor(body.publish_at, now)
  // One that is planned is a draft until then, whatever else is sent: what is published cannot be called back.
  const isDraft = publishAt !== null || (body.draft ?? false)
  await platform.db.transaction(async (tx) => {
    await lockProject(tx, project.id)
    const audience = await audienceOf(tx, project.id, body, { isPublic: body.public, rewardIds: [] })
    const added = await tx
      .insert(projectUpdates)
      .values({
        id,
        projectId: project.id,
        name: body.name,
        description: sanitizeDescription(body.description),
        ...audience,
        isDraft,
        publishAt,
        createdAt: now,
        publishedAt: isDraft ? null : now,
      })
      .onConflictDoNothing()
      .returning({ id: projectUpdates.id })
    if (!isDraft && added.length > 0) await publish(tx, platform.now(), project.id, id)
  })
  return { update: await answerWithUpdate(platform.db, id, { userId: user.id, roles }) }
}

/**
 * A draft changes at any time; it is published by `draft: false`, or by itself at `publish_at`, which until then may be
 * another time or none. A published one changes for thirty minutes.
 */
const onEditUpdate: Handler<typeof editUpdate> = async ({ platform, project, user, roles, params, body }) => {
  const now = platform.businessNow()
  const publishAt = plannedFor(body.publish_at, now)
  await platform.db.transaction(async (tx) => {
    await lockProject(tx, project.id)
    const before = await lockUpdate(tx, project.id, params.updateId)
    const { publishedAt } = before
    if (
      publishedAt &&
      (body.draft || publishAt || now.getTime() - publishedAt.getTime() > COMMUNITY.updateEditableMs)
    )
      refuse('INVALID_STATE')
    const audience = await audienceOf(tx, project.id, body, before)
    // Its people have been told, and nobody can be untold.
    if (publishedAt && isOther(before, audience)) refuse('INVALID_STATE')
    const publishes = before.isDraft && body.draft === false && !publishAt
    const isPlanned = publishes || body.publish_at !== undefined
    const texts = {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.description !== undefined && { description: sanitizeDescription(body.description) }),
    }
    const changes = Object.entries(texts).some(([key, value]) => before[key as keyof UpdateRow] !== value)
    await tx
      .update(projectUpdates)
      .set({
        ...texts,
        ...audience,
        ...(isPlanned && { publishAt, held: null }),
        ...(publishes && { isDraft: false, publishedAt: now, publishAt: null }),
        // A mark tells readers that it is not what they were told of: a draft has none.
        editedAt: publishedAt && changes ? now : before.editedAt,
      })
      .where(eq(projectUpdates.id, before.id))
    if (publishes) await publish(tx, platform.now(), project.id, before.id)
  })
  return { update: await answerWithUpdate(platform.db, params.updateId, { userId: user.id, roles }) }
}

/** A draft is deleted; of a published one the number stays. */
const onRemoveUpdate: Handler<typeof removeUpdate> = async ({ platform, project, params }) => {
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

export const writeUpdateHandlers = {
  createUpdate: onCreateUpdate,
  editUpdate: onEditUpdate,
  removeUpdate: onRemoveUpdate,
} satisfies Partial<Handlers>
