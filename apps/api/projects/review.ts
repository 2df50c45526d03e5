import { mayBecome } from '@kindling/validation/permissions'
import type { ModerationRule } from '@kindling/validation/rules/moderation'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { projects } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import { recordActivity } from '../kernel/activity.ts'
import { refuse } from '../kernel/failure.ts'
import { notify } from '../notifications/notify.ts'
import { teamOf } from '../notifications/team.ts'
import { storefrontReviewed } from '../notifications/team-events.ts'

export interface StorefrontReview {
  readonly projectId: number
  /** The moderator. */
  readonly userId: string
  readonly decision: 'approve' | 'ask-for-changes'
  /** What the team reads. */
  readonly reason: string
  /** The rule that the changes are about. */
  readonly rule?: ModerationRule | undefined
  /** Business time: the storefront opens then. */
  readonly at: Date
}

/**
 * A moderator's answer to a storefront in review: it opens, or goes back to its team with a note (decisions 2 §1).
 * Writes it to the project's activity, and notifies and e-mails its admins.
 *
 * Rejects with INVALID_PROJECT_STATE where it is not in review any more: taken back, or answered by another moderator.
 */
export async function reviewStorefront(
  tx: Transaction,
  { projectId, userId, decision, reason, rule, at }: StorefrontReview,
): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update')
  if (!row) refuse('NOT_FOUND', 'project')
  if (row.reviewStatus !== 'IN_REVIEW' || !mayBecome(row.status, 'ACTIVE', 'project:review'))
    refuse('INVALID_PROJECT_STATE')
  const isApproved = decision === 'approve'
  const [after] = await tx
    .update(projects)
    .set(
      isApproved
        ? {
            reviewStatus: 'APPROVED',
            reviewNote: null,
            reviewRule: null,
            status: 'ACTIVE',
            startTime: at,
            storefrontStartTime: at,
          }
        : { reviewStatus: 'CHANGES_ASKED', reviewNote: reason, reviewRule: rule ?? null },
    )
    .where(eq(projects.id, projectId))
    .returning()
  const name = isApproved ? 'REVIEW_APPROVED' : 'REVIEW_CHANGES_ASKED'
  await recordActivity(tx, at, { projectId, userId }, { name, params: { reason } })
  await notify(
    tx,
    storefrontReviewed(row, { isApproved, reason, rule, version: row.updated }),
    await teamOf(tx, row.id, 'project:submit'),
    at,
  )
  return after ?? row
}
