import { mayDecrease } from '@kindling/validation/rules/pledge-decrease'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { COUNTED_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { payments, pledgeItems, pledges, projects, rewards } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { pledgeCancelled } from '../notifications/events.ts'
import { sendReceipt } from '../notifications/notify.ts'
import { bookUncollected, bookUnpledged } from './books.ts'
import { returnCoupon } from './coupons.ts'
import { countChange } from './figures.ts'
import { takesPledges } from './project-state.ts'
import { returnStock } from './stock.ts'

type PledgeRow = typeof pledges.$inferSelect

/**
 * Removes a pledge from its project's figures and returns its stock; the caller holds the row lock. A campaign that
 * missed its goal keeps the figures it ended with: only the promise ends (`figures: 'keep'`).
 */
export async function takeBack(
  tx: Transaction,
  pledge: PledgeRow,
  now: Date,
  figures: 'lower' | 'keep' = 'lower',
): Promise<void> {
  const items = await tx.select().from(pledgeItems).where(eq(pledgeItems.pledgeId, pledge.id))
  await returnStock(tx, items)
  await returnCoupon(tx, pledge)
  const mine = and(eq(pledges.projectId, pledge.projectId), eq(pledges.userId, pledge.userId))
  const [other] = await tx
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(mine, ne(pledges.id, pledge.id), inArray(pledges.status, [...COUNTED_PLEDGE_STATUSES])))
    .limit(1)
  await tx
    .update(pledges)
    .set({ status: 'FAILED', chargeJob: null, updatedAt: now })
    .where(eq(pledges.id, pledge.id))
  await bookUncollected(tx, pledge, now)
  await bookUnpledged(tx, pledge, now)
  if (figures === 'keep') return
  await tx
    .update(projects)
    .set({
      totalPledged: sql`${projects.totalPledged} - ${pledge.total}`,
      backersCount: sql`${projects.backersCount} - ${other ? 0 : 1}`,
    })
    .where(eq(projects.id, pledge.projectId))
  await countChange(tx, { pledge, cents: -pledge.total, pledges: -1, at: now })
  const rewardIds = [...new Set(items.map((item) => item.rewardId))].sort()
  for (const id of rewardIds) {
    await tx
      .update(rewards)
      .set({ backersCount: sql`${rewards.backersCount} - 1` })
      .where(eq(rewards.id, id))
  }
}

/**
 * Cancels a pledge that waits for its campaign's end; the caller holds the locks of the project and the pledge.
 *
 * @returns the payment to void at the processor after the transaction commits.
 */
export async function cancelUncharged(
  tx: Transaction,
  pledge: PledgeRow,
  now: Date,
  figures: 'lower' | 'keep' = 'lower',
): Promise<string | undefined> {
  await takeBack(tx, pledge, now, figures)
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.pledgeId, pledge.id))
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
  if (!payment) return undefined
  await tx.update(payments).set({ status: 'CANCELLED', updatedAt: now }).where(eq(payments.id, payment.id))
  return payment.id
}

/** Cancels a pledge as its backer asked, with a receipt; otherwise as `cancelUncharged`. */
export async function cancelAsAsked(
  tx: Transaction,
  campaign: typeof projects.$inferSelect,
  pledge: PledgeRow,
  now: Date,
): Promise<string | undefined> {
  const cancelled = pledgeCancelled(campaign, { id: pledge.id, totalCents: pledge.total })
  await sendReceipt(tx, cancelled, pledge.userId, now)
  return cancelUncharged(tx, pledge, now)
}

/** Whether a running campaign lets this pledge go now. */
export const letsGo = (
  { fundingGoal, totalPledged, endTime }: typeof projects.$inferSelect,
  { total }: PledgeRow,
  now: Date,
): boolean =>
  mayDecrease({ fundingGoal, totalPledged, endMs: endTime?.getTime() ?? null }, total, now.getTime())

/**
 * Cancels a person's pledges to running campaigns, which are not charged yet. Pledges that were charged, are due
 * because the campaign ended with its goal reached, or hold a funded campaign above its goal on its last day, stay.
 *
 * @param held their pledges, whose rows the transaction has locked.
 * @returns payments to void at the processor after the transaction commits.
 */
export async function withdrawUncharged(
  tx: Transaction,
  platform: Pick<Platform, 'businessNow'>,
  held: readonly PledgeRow[],
): Promise<string[]> {
  const now = platform.businessNow()
  const given: string[] = []
  for (const pledge of held.filter(({ status }) => status === 'CHECKED_OUT')) {
    const [project] = await tx.select().from(projects).where(eq(projects.id, pledge.projectId)).for('update')
    if (!project || !takesPledges(project, now) || !letsGo(project, pledge, now)) continue
    const payment = await cancelUncharged(tx, pledge, now)
    if (payment) given.push(payment)
  }
  return given
}
