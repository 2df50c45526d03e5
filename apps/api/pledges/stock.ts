import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { rewards, rewardVariants } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'

/** Pieces of one variant. */
export interface Piece {
  readonly rewardId: string
  readonly variantId: string
  readonly quantity: number
}

/** Pieces by reward, in one order for all callers, so that two checkouts cannot deadlock. */
function byReward(pieces: readonly Piece[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { rewardId, quantity } of pieces) sums.set(rewardId, (sums.get(rewardId) ?? 0) + quantity)
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}

const inOrder = (pieces: readonly Piece[]) => [...pieces].sort((a, b) => (a.variantId < b.variantId ? -1 : 1))

/**
 * Takes stock, all or nothing. The statement that takes it also checks the limit, so parallel confirms cannot sell more
 * than there is (reliability, money 1 and 2).
 */
export async function takeStock(tx: Transaction, pieces: readonly Piece[]): Promise<void> {
  for (const [rewardId, quantity] of byReward(pieces)) {
    const [taken] = await tx
      .update(rewards)
      .set({ taken: sql`${rewards.taken} + ${quantity}` })
      .where(
        and(
          eq(rewards.id, rewardId),
          sql`(${rewards.backerLimit} is null or ${rewards.taken} + ${quantity} <= ${rewards.backerLimit})`,
        ),
      )
      .returning({ id: rewards.id })
    if (!taken) {
      const [reward] = await tx.select().from(rewards).where(eq(rewards.id, rewardId))
      const remaining = Math.max(0, (reward?.backerLimit ?? 0) - (reward?.taken ?? 0))
      refuse('BACKER_LIMIT_EXCEEDED', 'reward', { reward: reward?.title ?? '', remaining })
    }
  }
  for (const { variantId, quantity } of inOrder(pieces)) {
    const [taken] = await tx
      .update(rewardVariants)
      .set({ taken: sql`${rewardVariants.taken} + ${quantity}` })
      .where(
        and(
          eq(rewardVariants.id, variantId),
          sql`(${rewardVariants.quantity} is null or ${rewardVariants.taken} + ${quantity} <= ${rewardVariants.quantity})`,
        ),
      )
      .returning({ id: rewardVariants.id })
    if (!taken) {
      const [variant] = await tx.select().from(rewardVariants).where(eq(rewardVariants.id, variantId))
      const remaining = Math.max(0, (variant?.quantity ?? 0) - (variant?.taken ?? 0))
      refuse('VARIANT_LIMIT_EXCEEDED', 'reward_variant', { variant: variant?.name ?? '', remaining })
    }
  }
}

/** Returns exactly what was taken. */
export async function returnStock(tx: Transaction, pieces: readonly Piece[]): Promise<void> {
  for (const [rewardId, quantity] of byReward(pieces)) {
    await tx
      .update(rewards)
      .set({ taken: sql`${rewards.taken} - ${quantity}` })
      .where(eq(rewards.id, rewardId))
  }
  for (const { variantId, quantity } of inOrder(pieces)) {
    await tx
      .update(rewardVariants)
      .set({ taken: sql`${rewardVariants.taken} - ${quantity}` })
      .where(eq(rewardVariants.id, variantId))
  }
}
