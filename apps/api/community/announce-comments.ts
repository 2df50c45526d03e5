import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { comments, projects, users } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import type { Platform } from '../kernel/platform.ts'
import { commentWritten } from '../notifications/events.ts'
import { notify } from '../notifications/notify.ts'

export const announceCommentKind = 'announce-comment'

/** Queues the news of a comment in the transaction that stores it: a crash loses neither. */
export const queueCommentNews = (tx: Transaction, now: Date, commentId: string) =>
  queueJob(tx, now, { kind: announceCommentKind, key: commentId, payload: commentId })

/** Notifies whom a comment answers, and the creator of its project; nobody of their own, and nobody twice. */
export async function announceComment({ db, now }: Pick<Platform, 'db' | 'now'>, id: string): Promise<void> {
  const [found] = await db
    .select({ comment: comments, author: users.name, project: projects })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .where(eq(comments.id, id))
  if (!found || found.comment.removedAt || found.comment.hiddenAt) return
  const { comment, author, project } = found
  const authorOf = async (commentId: string | null) => {
    if (commentId === null) return []
    const rows = await db
      .select({ userId: comments.authorId })
      .from(comments)
      .where(eq(comments.id, commentId))
    return rows.map(({ userId }) => userId)
  }
  const others = (ids: readonly string[]) => ids.filter((userId) => userId !== comment.authorId)
  const answered = others([...(await authorOf(comment.answersId)), ...(await authorOf(comment.parentId))])
  const about = { id, author, text: comment.body }
  const at = now()
  await notify(db, commentWritten(project, { ...about, answers: true }), answered, at)
  const told = others([project.creatorId]).filter((userId) => !answered.includes(userId))
  await notify(db, commentWritten(project, { ...about, answers: false }), told, at)
}
