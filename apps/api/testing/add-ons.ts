import { rewards, rewardVariants } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { MadeProject, TestPlatform } from './platform.ts'

/** Something small that is chosen beside the project's reward. */
export interface MadeAddOn {
  readonly rewardId: string
  readonly variantId: string
}

/** @param price in cents */
export async function makeAddOn(
  { platform: { db } }: Pick<TestPlatform, 'platform'>,
  { id }: Pick<MadeProject, 'id'>,
  { price = 900, backerLimit = null }: { readonly price?: number; readonly backerLimit?: number | null } = {},
): Promise<MadeAddOn> {
  const [rewardId, variantId] = [newId('rwd'), newId('var')]
  const addOn = { title: 'Spare seals', isAddon: true, position: 1 }
  await db.insert(rewards).values({ ...addOn, id: rewardId, projectId: Number(id), price, backerLimit })
  await db.insert(rewardVariants).values({ id: variantId, rewardId, position: 0, isDefault: true })
  return { rewardId, variantId }
}
