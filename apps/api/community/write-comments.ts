import type { addComment, addReply, editComment, removeComment } from '@kindling/api-client/contract/comments'
import { COMMUNITY } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { and, eq, isNull } from 'drizzle-orm'
import { comments } from '../database/schema.ts'
import { lookUp } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { queueCommentNews } from './announce-comments.ts'
import { answerWith, countShown, lockComment, lockProject } from './comment-rows.ts'

interface Written {
  readonly userId: string
  readonly projectId: number
  readonly text: string
  /** The comment it answers; null begins a thread. */
  readonly answersId: string | null
}

const hour = 60 * 60_000

/** Stores a comment, counts it, and queues who is told of it: all or nothing. */
async function write(platform: Platform, { userId, projectId, text, answersId }: Written): Promise<string> {
  const limit = { count: COMMUNITY.commentsPerHour, windowMs: hour }
  await countAttempt(platform, `comment:${userId}`, limit)
  const now = platform.now()
  const id = newId('cmt')
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await lockProject(tx, projectId)
    const there = and(eq(comments.id, answersId ?? ''), eq(comments.projectId, projectId))
    const answered = answersId === null ? null : await lockComment(tx, there)
    // A reply to a reply stands in the same thread: there is one level of them.
    const parentId = answered ? (answered.parentId ?? answered.id) : null
    await tx.insert(comments).values({
      id,
      projectId,
      parentId,
      answersId: answered?.parentId ? answered.id : null,
      authorId: userId,
      body: text,
      createdAt: now,
    })
    await countShown(tx, { projectId, parentId }, 1)
    await queueCommentNews(tx, now, id)
  })
  return id
}

const onAddComment: Handler<typeof addComment> = async ({ platform, project, user, body }) => {
  const written = { userId: user.id, projectId: project.id, text: body.text, answersId: null }
  return { comment: await answerWith(platform.db, await write(platform, written), user.id) }
}

const onAddReply: Handler<typeof addReply> = async ({ platform, project, user, params, body }) => {
  const written = { userId: user.id, projectId: project.id, text: body.text, answersId: params.parentId }
  return { comment: await answerWith(platform.db, await write(platform, written), user.id) }
}

const onEditComment: Handler<typeof editComment> = async ({ platform, user, params, body }) => {
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const comment = await lockComment(tx, eq(comments.id, params.commentId))
    if (comment.authorId !== user.id) refuse('MISSING_PERMISSION')
    if (comment.body === body.text) return
    await tx
      .update(comments)
      .set({ body: body.text, editedAt: platform.now() })
      .where(eq(comments.id, comment.id))
  })
  return { comment: await answerWith(platform.db, params.commentId, user.id) }
}

/** What its author removes is deleted; what the team removes stays readable for moderators alone. */
const onRemoveComment: Handler<typeof removeComment> = async ({ platform, user, params }) => {
  const { db } = platform
  const which = and(eq(comments.id, params.commentId), isNull(comments.removedAt))
  const [found] = await db.select().from(comments).where(which)
  if (!found) refuse('INVALID_ID', 'comment')
  const isOwn = found.authorId === user.id
  if (!isOwn) {
    const access = await lookUp(db, String(found.projectId), user)
    if (!access || !can(access.roles, 'comments:moderate')) refuse('MISSING_PERMISSION')
  }
  await db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    await lockProject(tx, found.projectId)
    const [comment] = await tx.select().from(comments).where(which).for('update')
    if (!comment) refuse('INVALID_ID', 'comment')
    await tx
      .update(comments)
      .set({
        removedAt: platform.now(),
        removedBy: isOwn ? 'AUTHOR' : 'TEAM',
        pinned: false,
        ...(isOwn && { body: '' }),
      })
      .where(eq(comments.id, comment.id))
    if (!comment.hiddenAt) await countShown(tx, comment, -1)
  })
  return {}
}

export const writeCommentHandlers = {
  addComment: onAddComment,
  addReply: onAddReply,
  editComment: onEditComment,
  removeComment: onRemoveComment,
} satisfies Partial<Handlers>
