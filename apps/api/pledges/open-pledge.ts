import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { payments, pledges, projects } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import type { PledgeRow, Reader } from './cart.ts'
import { chargesAtEnd } from './project-state.ts'

type ProjectRow = typeof projects.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** Rejects what a backer cannot change any more: a charged pledge, one that was let go, one the bank decides on. */
export function refuseUnlessOpen({ status }: PledgeRow): void {
  if (status === 'COMPLETED') refuse('PLEDGE_PAID')
  if (status === 'FAILED') refuse('PLEDGE_CANCELLED')
  if (status === 'SHOPPING') refuse('MISSING_PLEDGE')
  if (status !== 'CHECKED_OUT') refuse('INVALID_STATE')
}

/** A pledge's newest payment. */
export async function latestPaymentOf(db: Reader, pledgeId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.pledgeId, pledgeId))
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
  return payment
}

/** The moment of a payment that follows another: the newest counts, so it is never as old as the one before it. */
export const momentAfter = ({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), createdAt.getTime() + 1))

/** Locks a project and one of a person's pledges to it, in the common order; the caller holds the person's lock. */
export async function lockPledge(
  tx: Transaction,
  { projectId, userId, pledgeId }: { projectId: number; userId: string; pledgeId: string },
): Promise<{ campaign: ProjectRow; pledge: PledgeRow } | null> {
  const [campaign] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update')
  const [pledge] = await tx
    .select()
    .from(pledges)
    .where(and(eq(pledges.id, pledgeId), eq(pledges.projectId, projectId), eq(pledges.userId, userId)))
    .for('update')
  return campaign && pledge ? { campaign, pledge } : null
}

/**
 * Cents that count against the cap beside one order: a person's other active pledges to the same crowdfunding campaign.
 * An order of a pre-order or storefront has a cap of its own (decisions 2 §3). The caller holds the person's lock, so
 * that parallel orders see one another (reliability, money 9).
 */
export async function pledgedBeside(
  tx: Transaction,
  project: ProjectRow,
  { id, userId }: Pick<PledgeRow, 'id' | 'userId'>,
): Promise<number> {
  if (!chargesAtEnd(project)) return 0
  const [others] = await tx
    .select({ cents: sql<number>`coalesce(sum(${pledges.total}), 0)::integer` })
    .from(pledges)
    .where(
      and(
        eq(pledges.projectId, project.id),
        eq(pledges.userId, userId),
        ne(pledges.id, id),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
      ),
    )
  return others?.cents ?? 0
}
