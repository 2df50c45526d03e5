import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { referralBonuses } from '../database/schema.ts'

/**
 * Counts cents of a pledge that went back to its backer: their share of the bonus for its link is not due any more, and
 * a job takes it back (decisions 2 §4).
 */
export async function lowerReferralBonus(tx: Transaction, pledgeId: string, cents: number): Promise<void> {
  await tx
    .update(referralBonuses)
    .set({ refunded: sql`${referralBonuses.refunded} + ${cents}`, isSettled: false })
    .where(eq(referralBonuses.pledgeId, pledgeId))
}
