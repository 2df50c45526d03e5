import type { flagComment, pinComment, voteOnComment } from '@kindling/api-client/contract/comments'
import { COMMUNITY } from '@kindling/validation/limits'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { commentFlags, comments, commentVotes } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson } from '../kernel/people.ts'
import { answerWith, countShown, lockComment, lockProject } from './comment-rows.ts'

const inProject = (projectId: number, commentId: string) =>
  and(eq(comments.id, commentId), eq(comments.projectId, projectId))

/** A vote for a comment, or that vote taken back; asked again it changes nothing. */
const onVoteOnComment: Handler<typeof voteOnComment> = async ({ platform, project, user, params, body }) => {
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const { id } = await lockComment(tx, inProject(project.id, params.commentId))
    const mine = and(eq(commentVotes.commentId, id), eq(commentVotes.userId, user.id))
    const changed = body.vote
      ? await tx
          .insert(commentVotes)
          .values({ commentId: id, userId: user.id, createdAt: platform.now() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(commentVotes).where(mine).returning()
    if (changed.length === 0) return
    const change = body.vote ? 1 : -1
    await tx
      .update(comments)
      .set({ votes: sql`${comments.votes} + ${change}` })
      .where(eq(comments.id, id))
  })
  return { comment: await answerWith(platform.db, params.commentId, user.id) }
}

/** One comment of a project is pinned at most: the project's row is held while the pin moves. */
const onPinComment: Handler<typeof pinComment> = async ({ platform, project, user, params, body }) => {
  await platform.db.transaction(async (tx) => {
    await lockProject(tx, project.id)
    const comment = await lockComment(tx, inProject(project.id, params.commentId))
    if (comment.parentId) refuse('INVALID_STATE')
    if (body.pinned)
      await tx
        .update(comments)
        .set({ pinned: false })
        .where(and(eq(comments.projectId, project.id), eq(comments.pinned, true)))
    await tx.update(comments).set({ pinned: body.pinned }).where(eq(comments.id, comment.id))
  })
  return { comment: await answerWith(platform.db, params.commentId, user.id) }
}

/**
 * Counts a person's flag once. With enough of them, since a moderator last looked, the comment is hidden until the
 * next look.
 */
const onFlagComment: Handler<typeof flagComment> = async ({ platform, project, user, params, body }) => {
  const now = platform.now()
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    await lockProject(tx, project.id)
    const comment = await lockComment(tx, inProject(project.id, params.commentId))
    if (comment.authorId === user.id) refuse('INVALID_STATE')
    const stored = await tx
      .insert(commentFlags)
      .values({
        commentId: comment.id,
        userId: user.id,
        reason: body.reason,
        text: body.text ?? '',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (stored.length === 0) refuse('PROJECT_FLAG_EXISTS')
    const { flagsReviewedAt: reviewedAt } = comment
    const [flags] = await tx
      .select({ n: count() })
      .from(commentFlags)
      .where(
        and(
          eq(commentFlags.commentId, comment.id),
          reviewedAt ? gt(commentFlags.createdAt, reviewedAt) : undefined,
        ),
      )
    if ((flags?.n ?? 0) < COMMUNITY.flagsToHide) return
    await tx.update(comments).set({ hiddenAt: now, pinned: false }).where(eq(comments.id, comment.id))
    await countShown(tx, comment, -1)
  })
  return {}
}

export const markCommentHandlers = {
  voteOnComment: onVoteOnComment,
  pinComment: onPinComment,
  flagComment: onFlagComment,
} satisfies Partial<Handlers>
