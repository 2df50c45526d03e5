import type { likeUpdate } from '@kindling/api-client/contract/updates'
import { and, eq, sql } from 'drizzle-orm'
import { projectUpdates, updateLikes } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson } from '../kernel/people.ts'
import { backsOneOf } from './update-audience.ts'
import { answerWithUpdate, mayReadUpdate } from './update-rows.ts'
import { lockUpdate } from './write-updates.ts'

/** A like, or that like taken back; asked again it changes nothing. Nobody likes what they may not read. */
const onLikeUpdate: Handler<typeof likeUpdate> = async ({ platform, project, user, roles, params, body }) => {
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const update = await lockUpdate(tx, project.id, params.updateId)
    const { id, isDraft, rewardIds } = update
    if (isDraft) refuse('INVALID_ID', 'update')
    const holds = rewardIds.length > 0 && (await backsOneOf(tx, project.id, user.id, rewardIds))
    if (!mayReadUpdate(update, roles, holds)) refuse('BACKER_PRIVATE')
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

export const likeUpdateHandlers = {
  likeUpdate: onLikeUpdate,
} satisfies Partial<Handlers>
