import type { PledgeChoice } from '@kindling/api-client/model/pledge'
import { and, asc, eq, gt, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledgeItems, projects, rewards, rewardVariants } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { lineShipping, type PledgeRow, toWireChoice } from './cart.ts'
import { takesPledges } from './project-state.ts'

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

/** Add-ons that a confirmed pledge does not hold, while it may change: what is left and is sent to its address. */
export async function addOnsFor(
  { db, businessNow }: Pick<Platform, 'db' | 'businessNow'>,
  pledge: PledgeRow,
): Promise<PledgeChoice[]> {
  if (pledge.status !== 'CHECKED_OUT') return []
  const now = businessNow()
  const held = db
    .select({ one: sql`1` })
    .from(pledgeItems)
    .where(and(eq(pledgeItems.pledgeId, pledge.id), eq(pledgeItems.variantId, rewardVariants.id)))
  const rows = await db
    .select({ reward: rewards, variant: rewardVariants, project: projects })
    .from(rewards)
    .innerJoin(rewardVariants, eq(rewardVariants.rewardId, rewards.id))
    .innerJoin(projects, eq(projects.id, rewards.projectId))
    .where(
      and(
        eq(rewards.projectId, pledge.projectId),
        eq(rewards.isAddon, true),
        or(isNull(rewards.backerLimit), gt(rewards.backerLimit, rewards.taken)),
        or(isNull(rewardVariants.quantity), gt(rewardVariants.quantity, rewardVariants.taken)),
        or(isNull(rewards.availableUntil), gt(rewards.availableUntil, now)),
        notExists(held),
      ),
    )
    .orderBy(asc(rewards.position), asc(rewardVariants.position))
  const country = pledge.shippingAddress?.country_code
  return rows
    .filter(({ reward, project }) => takesPledges(project, now) && lineShipping(reward, 1, country) !== null)
    .map(toWireChoice)
}
