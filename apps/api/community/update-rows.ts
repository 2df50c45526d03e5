import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { can, type ProjectRole } from '@kindling/validation/permissions'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { projectUpdates, updateLikes } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'

export type UpdateRow = typeof projectUpdates.$inferSelect

const when = (date: Date | null) => (date ? toRfc2822(date.getTime()) : null)

/** A draft is sorted by when it was created. */
export const placed = sql<Date>`coalesce(${projectUpdates.publishedAt}, ${projectUpdates.createdAt})`
export const placeOf = (row: UpdateRow) => (row.publishedAt ?? row.createdAt).toISOString()

const liked = (userId: string | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (${sql`select 1 from ${updateLikes} where ${and(
        eq(updateLikes.updateId, projectUpdates.id),
        eq(updateLikes.userId, userId),
      )}`})`

/** Updates with what one needs to show them to a person. */
export const readUpdates = (db: Database | Transaction, userId: string | null) =>
  db
    .select({ update: projectUpdates, liked: liked(userId) })
    .from(projectUpdates)
    .$dynamic()

interface Shown {
  readonly update: UpdateRow
  readonly liked: boolean
  /** Null for a draft. */
  readonly number: number | null
}

/** An update for backers shows everybody its title; a removed one only its number. */
export function toWireUpdate(
  { update, liked: isLiked, number }: Shown,
  roles: readonly ProjectRole[],
): ProjectUpdate {
  const removed = update.removedAt !== null
  const mayRead = !removed && (update.isPublic || can(roles, 'comments:write'))
  return {
    id: update.id,
    number,
    removed,
    name: removed ? '' : update.name,
    description: mayRead ? update.description : null,
    public: update.isPublic,
    draft: update.isDraft,
    likes: removed ? 0 : update.likes,
    liked: isLiked,
    date: toRfc2822(update.createdAt.getTime()),
    edited: removed ? null : when(update.editedAt),
    published: when(update.publishedAt),
  }
}

const isPublished = (projectId: number) =>
  and(eq(projectUpdates.projectId, projectId), eq(projectUpdates.isDraft, false))

/** How many published updates there are up to this one, itself included: its number. */
export async function numberOf(db: Database | Transaction, row: UpdateRow): Promise<number | null> {
  if (row.isDraft) return null
  const upTo = sql`(${placed}, ${projectUpdates.id}) <= (${placeOf(row)}::timestamptz, ${row.id})`
  return db.$count(projectUpdates, and(isPublished(row.projectId), upTo))
}

/** One update as its answer shows it. */
export async function answerWithUpdate(
  db: Database | Transaction,
  id: string,
  { userId, roles }: { readonly userId: string | null; readonly roles: readonly ProjectRole[] },
): Promise<ProjectUpdate> {
  const [row] = await readUpdates(db, userId).where(eq(projectUpdates.id, id))
  if (!row) refuse('INVALID_ID', 'update')
  return toWireUpdate({ ...row, number: await numberOf(db, row.update) }, roles)
}
