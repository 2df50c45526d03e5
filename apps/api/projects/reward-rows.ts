import type { Reward } from '@kindling/api-client/model/project'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { rewards, rewardVariants } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { rewardsOf } from './project.ts'

export type RewardRow = typeof rewards.$inferSelect
export type VariantRow = typeof rewardVariants.$inferSelect

/** A reward of the project and its variants in order; INVALID_ID for every other. */
export async function readReward(
  tx: Transaction,
  projectId: number,
  rewardId: string,
): Promise<{ reward: RewardRow; variants: VariantRow[] }> {
  const [reward] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, rewardId), eq(rewards.projectId, projectId)))
    .for('update')
  if (!reward) refuse('INVALID_ID', 'reward')
  const variants = await tx
    .select()
    .from(rewardVariants)
    .where(eq(rewardVariants.rewardId, rewardId))
    .orderBy(asc(rewardVariants.position))
  return { reward, variants }
}

/** A reward as it travels. */
export async function wireReward(db: Database, projectId: number, rewardId: string): Promise<Reward> {
  const reward = (await rewardsOf(db, projectId)).find(({ id }) => id === rewardId)
  return reward ?? refuse('INVALID_ID', 'reward')
}

/** Without a name of its own: the one variant of a reward that has no choice. */
export const isUnnamed = ({ name }: Pick<VariantRow, 'name'>): boolean => name === ''
