import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { can, type ProjectRole } from '@kindling/validation/permissions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { pledgeItems, pledges, projectUpdates, updateLikes } from '../database/schema.ts'
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

/** Whether a person backs one of the rewards that an update is limited to. */
const holdsReward = (userId: string | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (${sql`select 1 from ${pledges} join ${pledgeItems} on ${eq(
        pledgeItems.pledgeId,
        pledges.id,
      )} where ${and(
        eq(pledges.projectId, projectUpdates.projectId),
        eq(pledges.userId, userId),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
        sql`${projectUpdates.rewardIds} ? ${pledgeItems.rewardId}`,
      )}`})`

/** Updates with what one needs to show them to a person. */
export const readUpdates = (db: Database | Transaction, userId: string | null) =>
  db
    .select({ update: projectUpdates, liked: liked(userId), holdsReward: holdsReward(userId) })
    .from(projectUpdates)
    .$dynamic()

interface Shown {
  readonly update: UpdateRow
  readonly liked: boolean
  /** Backs one of the rewards that it is limited to. */
  readonly holdsReward: boolean
  /** Null for a draft. */
  readonly number: number | null
}

/**
 * Whether a person may read the text of an update: all if it is public, the team, else its backers, and of an update for
 * some rewards those of one of them.
 */
export function mayReadUpdate(
  { isPublic, rewardIds }: Pick<UpdateRow, 'isPublic' | 'rewardIds'>,
  roles: readonly ProjectRole[],
  holds: boolean,
): boolean {
  if (can(roles, 'insights:read')) return true
  if (rewardIds.length > 0) return holds && can(roles, 'comments:write')
  return isPublic || can(roles, 'comments:write')
}

/** An update for backers shows everybody its title; a removed one only its number. */
export function toWireUpdate(
  { update, liked: isLiked, holdsReward: holds, number }: Shown,
  roles: readonly ProjectRole[],
): ProjectUpdate {
  const removed = update.removedAt !== null
  const mayRead = !removed && mayReadUpdate(update, roles, holds)
  return {
    id: update.id,
    number,
    removed,
    name: removed ? '' : update.name,
    description: mayRead ? update.description : null,
    public: update.isPublic,
    reward_ids: removed ? [] : update.rewardIds,
    draft: update.isDraft,
    // Drafts are shown to the team alone.
    publish_at: update.publishAt && Math.floor(update.publishAt.getTime() / 1000),
    held: update.isDraft ? update.held : null,
    likes: removed ? 0 : update.likes,
    liked: isLiked,
    mailed_count: update.isDraft || !can(roles, 'insights:read') ? null : update.mailedCount,
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
