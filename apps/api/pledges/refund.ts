import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledgeItems, pledgeParts, pledges, refunds } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { post } from '../wallet/ledger.ts'
import { partsOf } from './books.ts'
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
  for (const { part, cents } of taken)
    await tx
      .update(pledgeParts)
      .set({ held: sql`${pledgeParts.held} - ${cents}`, refunded: sql`${pledgeParts.refunded} + ${cents}` })
      .where(sql`${pledgeParts.pledgeId} = ${pledgeId} and ${pledgeParts.part} = ${part}`)
  if (left > 0) await takeReleased(tx, parts, left)
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
  return amount
}

/** What the creator gives back was released from one of the parts: the latest one first, here as well. */
async function takeReleased(
  tx: Transaction,
  parts: readonly (typeof pledgeParts.$inferSelect)[],
  cents: number,
): Promise<void> {
  let left = cents
  for (const { pledgeId, part, released } of parts) {
    const taken = Math.min(released, left)
    left -= taken
    if (taken === 0) continue
    await tx
      .update(pledgeParts)
      .set({
        released: sql`${pledgeParts.released} - ${taken}`,
        refunded: sql`${pledgeParts.refunded} + ${taken}`,
      })
      .where(sql`${pledgeParts.pledgeId} = ${pledgeId} and ${pledgeParts.part} = ${part}`)
  }
  if (left > 0) refuse('NUMBER_HIGH', 'amount')
}

/** A pledge that got everything back is cancelled. */
async function cancelIfWhole(tx: Transaction, pledge: PledgeRow, at: Date): Promise<void> {
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
