import type { cancelPledge } from '@kindling/api-client/contract/pledges'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { payments, pledges, projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { holdPeople } from '../kernel/people.ts'
import { toWirePledge } from './cart.ts'
import { voidLater } from './given-up.ts'
import { chargesAtEnd, takesPledges } from './project-state.ts'
import { refundPledge } from './refund.ts'
import { settlePledge } from './settle.ts'
import { cancelAsAsked, letsGo } from './withdraw.ts'

/** Whether the charge at a successful campaign's end failed, and no other is under way. */
async function chargeFailed(
  tx: Transaction,
  { status, result }: typeof projects.$inferSelect,
  pledge: typeof pledges.$inferSelect,
): Promise<boolean> {
  if (pledge.status !== 'CHECKED_OUT' || status !== 'COMPLETE' || result !== 'successful') return false
  const [payment] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.pledgeId, pledge.id))
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
  return payment?.status === 'FAILED'
}

/**
 * Lets a pledge go that was not charged, or refunds an order that is not ready, and returns its stock (decisions 2 §3). The processor is told after the
 * commit; if it does not answer, the comparison of the books gives the charge up later.
 */
const onCancelPledge: Handler<typeof cancelPledge> = async ({ platform, user, project, params, resumes }) => {
  const { db } = platform
  const mine = and(
    eq(pledges.id, params.pledgeId),
    eq(pledges.projectId, project.id),
    eq(pledges.userId, user.id),
  )
  const [found] = await db.select().from(pledges).where(mine)
  if (!found) refuse('NOT_FOUND', 'pledge')
  if (found.status === 'PROCESSING') await settlePledge(platform, found.id)
  const voided = await db.transaction(async (tx) => {
    await holdPeople(tx, user.id, [project.creatorId])
    const [campaign] = await tx.select().from(projects).where(eq(projects.id, project.id)).for('update')
    const [pledge] = await tx.select().from(pledges).where(mine).for('update')
    if (!pledge || !campaign) refuse('NOT_FOUND', 'pledge')
    const { status } = pledge
    if (status === 'FAILED' && resumes) return
    if (status === 'FAILED') refuse('PLEDGE_CANCELLED')
    const now = platform.businessNow()
    if (status === 'COMPLETED') {
      // An order is paid at once: until it is made ready, all of it goes back.
      if (chargesAtEnd(campaign) || pledge.orderStatus !== 'NONE') refuse('PLEDGE_PAID')
      if (campaign.status === 'SUSPENDED') refuse('INVALID_PROJECT_STATE')
      await refundPledge(tx, pledge, { cause: 'cancelled', at: now })
      return
    }
    // After the end only a pledge whose charge failed may be let go, until it is dropped.
    if (await chargeFailed(tx, campaign, pledge)) return cancelAsAsked(tx, campaign, pledge, now)
    if (!takesPledges(campaign, now)) refuse('INVALID_PROJECT_STATE')
    // A cart is emptied, not cancelled; what the bank still decides is not ours to cancel.
    if (status !== 'CHECKED_OUT' || !letsGo(campaign, pledge, now)) refuse('INVALID_STATE')
    return cancelAsAsked(tx, campaign, pledge, now)
  })
  if (voided) await voidLater(platform, voided)
  const [pledge = found] = await db.select().from(pledges).where(mine)
  return { pledge: await toWirePledge(db, pledge) }
}

export const cancelPledgeHandlers = {
  cancelPledge: onCancelPledge,
} satisfies Partial<Handlers>
