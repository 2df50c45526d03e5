import type { PledgePromises } from '@kindling/api-client/model/my-pledge'
import { type Promises, promiseDiff } from '@kindling/validation/rules/promise-diff'
import { asc, eq, inArray } from 'drizzle-orm'
import { milestones, pledgeItems, rewards } from '../database/schema.ts'
import type { PledgeRow, Reader } from './cart.ts'

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

/** What a project promises now by its milestones, and of some of its rewards. */
export async function promisesNow(
  db: Reader,
  projectId: number,
  promised: readonly (typeof rewards.$inferSelect)[],
): Promise<Promises> {
  const dated = await db
    .select()
    .from(milestones)
    .where(eq(milestones.projectId, projectId))
    .orderBy(asc(milestones.date))
  return {
    rewards: promised.map(({ id, title, includes, deliveryDate, price }) => ({
      id,
      title,
      includes,
      delivery_date: deliveryDate && secondsOf(deliveryDate),
      price,
    })),
    milestones: dated.map(({ id, title, date }) => ({ id, title, date: secondsOf(date) })),
  }
}

/** What was promised when a pledge was confirmed, beside what its project says now; a dropped reward has no row. */
export async function promisesOf(db: Reader, pledge: PledgeRow): Promise<PledgePromises | null> {
  const { promises: then, promisedAt } = pledge
  if (!then || !promisedAt) return null
  const held = db
    .select({ id: pledgeItems.rewardId })
    .from(pledgeItems)
    .where(eq(pledgeItems.pledgeId, pledge.id))
  const promised = await db
    .select()
    .from(rewards)
    .where(inArray(rewards.id, held))
    .orderBy(asc(rewards.position))
  const now = await promisesNow(db, pledge.projectId, promised)
  const kept = then.rewards.filter(({ id }) => now.rewards.some((reward) => reward.id === id))
  return { at: secondsOf(promisedAt), rows: promiseDiff({ ...then, rewards: kept }, now) }
}
