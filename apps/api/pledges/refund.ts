import { and, eq, exists, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import {
  milestones,
  milestoneVotes,
  pledgeItems,
  pledgeParts,
  pledges,
  projects,
  refunds,
} from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { post } from '../wallet/ledger.ts'
import { partsOf } from './books.ts'
import { countMoney } from './money-days.ts'
import { lowerReferralBonus } from './referral-bonus.ts'
import { returnStock } from './stock.ts'

type PledgeRow = typeof pledges.$inferSelect

export interface RefundOrder {
  /** Its name, at the processor as well; absent: a new one. */
  readonly id?: string
  /** Cents; absent: everything that the pledge still holds. */
  readonly amount?: number
  readonly cause: (typeof refunds.$inferSelect)['cause']
  readonly reason?: string
  readonly at: Date
}

/**
 * Sends part of a collected pledge back, or all it still holds: the latest part first, then, for a refund by the team,
 * what the creator has. The caller has locked the pledge. The processor is asked by a job after the commit, so the
 * refund happens once, whatever crashes.
 *
 * A pledge of which everything went back is cancelled and its stock returns. What a project raised is not lowered
 * (decisions 2 §4). Rejects with INSUFFICIENT_FUNDS where pledge and creator together hold less.
 *
 * @returns the cents on their way back: 0 where nothing is held.
 */
export async function refundPledge(tx: Transaction, pledge: PledgeRow, order: RefundOrder): Promise<number> {
  const { id: pledgeId, projectId } = pledge
  const parts = await partsOf(tx, pledgeId)
  const inHold = parts.reduce((sum, part) => sum + part.held, 0)
  const amount = order.amount ?? inHold
  if (amount === 0) return 0
  let left = amount
  const taken = parts.flatMap(({ part, held }) => {
    const cents = Math.min(held, left)
    left -= cents
    return cents > 0 ? [{ part, cents }] : []
  })
  const { id = newId('ref') } = order
  await post(tx, {
    reference: `refund ${id}`,
    kind: 'REFUND',
    at: order.at,
    movements: [
      ...taken.map(({ part, cents }) => ({
        holder: { heldFor: projectId, part },
        token: 'USD' as const,
        amount: -cents,
        pledgeId,
      })),
      ...(left > 0
        ? [{ holder: { creatorOf: projectId }, token: 'USD' as const, amount: -left, pledgeId }]
        : []),
      { holder: { refundOf: pledgeId, projectId }, token: 'USD', amount, pledgeId },
    ],
  })
  await takeFromParts(tx, parts, { held: taken, released: left })
  await tx.insert(refunds).values({
    id,
    pledgeId,
    projectId,
    amount,
    cause: order.cause,
    reason: order.reason ?? '',
    createdAt: order.at,
  })
  await cancelIfWhole(tx, pledge, order.at)
  const fromHeld = amount - left
  await countMoney(tx, {
    projectId,
    kind: 'refunded',
    pledges: 1,
    held: -fromHeld,
    available: -left,
    at: order.at,
  })
  return amount
}

/**
 * A bank may give the money of a pledge after everything that its project held went back: after a carried vote, a
 * milestone too late, or the project's end by a moderator. Then this goes back too, in the transaction that collected it.
 */
export async function refundWhereOver(tx: Transaction, pledgeId: string, at: Date): Promise<void> {
  const ofProject = eq(milestones.projectId, projects.id)
  const [found] = await tx
    .select({
      pledge: pledges,
      endedAt: projects.endedAt,
      isRefunded: exists(
        tx
          .select({ one: sql`1` })
          .from(milestones)
          .where(and(ofProject, eq(milestones.outcome, 'refunded'))),
      ),
      isCarried: exists(
        tx
          .select({ one: sql`1` })
          .from(milestoneVotes)
          .where(and(eq(milestoneVotes.projectId, projects.id), eq(milestoneVotes.result, 'carried'))),
      ),
    })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.projectId))
    .where(eq(pledges.id, pledgeId))
  if (!found || !(found.endedAt || found.isRefunded)) return
  const cause = found.endedAt ? 'suspended' : found.isCarried ? 'vote' : 'late'
  await refundPledge(tx, found.pledge, { cause, at })
}

interface Taken {
  readonly held: readonly { readonly part: string; readonly cents: number }[]
  /** Cents that were released from the parts. */
  readonly released: number
}

/**
 * Counts cents of a pledge's parts as gone back: those that were held, and those that were released, of which the
 * latest part comes first as well. Rejects with NUMBER_HIGH where less was released.
 */
export async function takeFromParts(
  tx: Transaction,
  parts: readonly (typeof pledgeParts.$inferSelect)[],
  { held, released: wanted }: Taken,
): Promise<void> {
  const change = (pledgeId: string, part: string, column: 'held' | 'released', cents: number) =>
    tx
      .update(pledgeParts)
      .set({
        [column]: sql`${pledgeParts[column]} - ${cents}`,
        refunded: sql`${pledgeParts.refunded} + ${cents}`,
      })
      .where(sql`${pledgeParts.pledgeId} = ${pledgeId} and ${pledgeParts.part} = ${part}`)
  const [pledgeId = ''] = parts.map((each) => each.pledgeId)
  for (const { part, cents } of held) await change(pledgeId, part, 'held', cents)
  let left = wanted
  for (const { part, released } of parts) {
    const cents = Math.min(released, left)
    left -= cents
    if (cents > 0) await change(pledgeId, part, 'released', cents)
  }
  if (left > 0) refuse('NUMBER_HIGH', 'amount')
  await lowerReferralBonus(
    tx,
    pledgeId,
    held.reduce((sum, { cents }) => sum + cents, wanted),
  )
}

/** Cancels a collected pledge that got everything back. */
export async function cancelIfWhole(tx: Transaction, pledge: PledgeRow, at: Date): Promise<void> {
  const [sums] = await tx
    .select({ rest: sql<number>`coalesce(sum(${pledgeParts.held} + ${pledgeParts.released}), 0)::bigint` })
    .from(pledgeParts)
    .where(eq(pledgeParts.pledgeId, pledge.id))
  if (Number(sums?.rest ?? 0) > 0) return
  // What is on its way to the backer cannot be sold again.
  const isSent = pledge.orderStatus === 'SHIPPED'
  if (!isSent)
    await returnStock(tx, await tx.select().from(pledgeItems).where(eq(pledgeItems.pledgeId, pledge.id)))
  // Its payment stays completed, as the processor's books say: the refund is a transfer of its own.
  await tx
    .update(pledges)
    .set({ status: 'FAILED', ...(isSent ? {} : { orderStatus: 'CANCELLED' }), updatedAt: at })
    .where(eq(pledges.id, pledge.id))
}
