import type { Comment } from '@kindling/api-client/model/comment'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../database/connection.ts'
import { commentFlags, comments, commentVotes, projectMembers, projects, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { toWireImage } from '../kernel/image.ts'

type Row = typeof comments.$inferSelect

const answered = alias(comments, 'answered')
const answeredAuthor = alias(users, 'answered_author')

const ownRow = (table: typeof commentVotes | typeof commentFlags, userId: string | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (${sql`select 1 from ${table} where ${and(
        eq(table.commentId, comments.id),
        eq(table.userId, userId),
      )}`})`

/** Neither removed nor hidden. */
export const isShown = and(isNull(comments.removedAt), isNull(comments.hiddenAt))
/** What a list of threads shows: a removed one keeps its replies. */
export const isThreadShown = and(isNull(comments.parentId), sql`(${isShown} or ${comments.repliesCount} > 0)`)

/** Comments with all that one needs to show them to a person. */
export const readComments = (db: Database | Transaction, userId: string | null) =>
  db
    .select({
      comment: comments,
      author: { name: users.name, image: users.image },
      creatorId: projects.creatorId,
      member: projectMembers.role,
      answeredName: answeredAuthor.name,
      vote: ownRow(commentVotes, userId),
      flagged: ownRow(commentFlags, userId),
    })
    .from(comments)
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(
      projectMembers,
      and(eq(projectMembers.projectId, comments.projectId), eq(projectMembers.userId, comments.authorId)),
    )
    .leftJoin(answered, eq(answered.id, comments.answersId))
    .leftJoin(answeredAuthor, eq(answeredAuthor.id, answered.authorId))
    .$dynamic()
export type CommentRow = Awaited<ReturnType<typeof readComments>>[number]

const removalOf = ({ removedAt, removedBy, hiddenAt }: Row): Comment['removed'] => {
  if (removedAt) return removedBy ?? 'AUTHOR'
  return hiddenAt ? 'FLAGS' : null
}

const roleOf = ({ comment, creatorId, member }: CommentRow) => {
  if (comment.authorId === creatorId) return 'CREATOR'
  return member ? 'TEAM' : 'BACKER'
}

export function toWireComment(row: CommentRow): Comment {
  const { comment, author, answeredName, vote, flagged } = row
  const removed = removalOf(comment)
  return {
    id: comment.id,
    parent_id: comment.parentId,
    text: removed ? null : comment.body,
    removed,
    author: removed
      ? null
      : {
          id: comment.authorId,
          name: author.name,
          image: author.image ? toWireImage(author.image) : null,
          role: roleOf(row),
        },
    answers: comment.answersId ? { id: comment.answersId, name: answeredName ?? '' } : null,
    votes: comment.votes,
    vote,
    flagged,
    pinned: comment.pinned,
    date: toRfc2822(comment.createdAt.getTime()),
    edited: comment.editedAt ? toRfc2822(comment.editedAt.getTime()) : null,
    replies_count: comment.repliesCount,
  }
}

/** One comment as its answer shows it. */
export async function answerWith(db: Database | Transaction, id: string, userId: string): Promise<Comment> {
  const [row] = await readComments(db, userId).where(eq(comments.id, id))
  if (!row) refuse('INVALID_ID', 'comment')
  return toWireComment(row)
}

/** Locks a comment that is shown; any other is INVALID_ID. */
export async function lockComment(tx: Transaction, where: SQL | undefined): Promise<Row> {
  const [row] = await tx.select().from(comments).where(and(where, isShown)).for('update')
  if (!row) refuse('INVALID_ID', 'comment')
  return row
}

/** Locks the row of a project. What changes its number of comments takes this lock before that of a comment. */
export const lockProject = (tx: Transaction, projectId: number) =>
  tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update')

/**
 * One comment more or less is shown: counts it at its project, and a reply at its thread. The caller holds the
 * project's row.
 */
export async function countShown(
  tx: Transaction,
  { projectId, parentId }: Pick<Row, 'projectId' | 'parentId'>,
  change: 1 | -1,
): Promise<void> {
  await tx
    .update(projects)
    .set({ commentsCount: sql`${projects.commentsCount} + ${change}` })
    .where(eq(projects.id, projectId))
  if (parentId)
    await tx
      .update(comments)
      .set({ repliesCount: sql`${comments.repliesCount} + ${change}` })
      .where(eq(comments.id, parentId))
}
