import type { Activity } from '@kindling/api-client/model/activity'
import type { Database, Transaction } from '../database/connection.ts'
import { projectActivity } from '../database/schema.ts'

/** Who did it; null: time did. */
export interface ActivityOf {
  readonly projectId: number
  readonly userId: string | null
}

/**
 * Adds a line to the list of changes that a project's team reads. Pass the transaction of the change, so that both
 * happen or neither (decisions 2 §2).
 *
 * @param at business time: the list is read beside dates of the campaign.
 */
export async function recordActivity(
  tx: Database | Transaction,
  at: Date,
  { projectId, userId }: ActivityOf,
  entry: Activity,
): Promise<void> {
  await tx.insert(projectActivity).values({ projectId, userId, entry, createdAt: at })
}
