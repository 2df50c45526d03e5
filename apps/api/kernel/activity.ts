import type { Activity } from '@kindling/api-client/model/activity'
import type { Database, Transaction } from '../database/connection.ts'
import { projectActivity } from '../database/schema.ts'

/** Who did it; null: time did. */
export interface ActivityOf {
  readonly projectId: number
  readonly userId: string | null
  /** The member it is about. */
  readonly memberId?: string
}

/**
 * Adds a line to the list of changes that a project's team reads. Pass the transaction of the change, so that both
 * happen or neither (decisions 2 §2).
 *
 * @param at business time: the list is read beside dates of the campaign.
 * @returns the line's id, which no other change has.
 */
export async function recordActivity(
  tx: Database | Transaction,
  at: Date,
  { projectId, userId, memberId }: ActivityOf,
  entry: Activity,
): Promise<number> {
  const [line] = await tx
    .insert(projectActivity)
    .values({ projectId, userId, memberId: memberId ?? null, entry, createdAt: at })
    .returning({ id: projectActivity.id })
  if (!line) throw new Error('The change was not listed')
  return line.id
}
