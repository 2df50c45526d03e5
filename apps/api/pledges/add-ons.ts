import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledgeItems, rewards } from '../database/schema.ts'

/** Whether a pledge holds a reward that is no add-on, one variant aside. Add-ons stay only beside one. */
export async function holdsReward(
  tx: Transaction,
  pledgeId: string,
  { besides }: { readonly besides: string },
): Promise<boolean> {
  const [found] = await tx
    .select({ one: sql`1` })
    .from(pledgeItems)
    .innerJoin(rewards, eq(rewards.id, pledgeItems.rewardId))
    .where(
      and(eq(pledgeItems.pledgeId, pledgeId), ne(pledgeItems.variantId, besides), eq(rewards.isAddon, false)),
    )
    .limit(1)
  return found !== undefined
}
