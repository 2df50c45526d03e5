import type { changePledgePayment } from '@kindling/api-client/contract/cart-changes'
import { and, eq, ne } from 'drizzle-orm'
import { paymentMethods, payments, pledges } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { toWirePledge } from './cart.ts'
import { chooseCard } from './checkout.ts'
import { voidLater } from './given-up.ts'
import { recordChange } from './history.ts'
import { latestPaymentOf, lockPledge, refuseUnlessOpen } from './open-pledge.ts'
import { settlePledge } from './settle.ts'

/**
 * Another card for a pledge that waits for its charge, or whose charge failed: the next charge takes it. The payment that
 * it replaces is given up.
 */
export const onChangePledgePayment: Handler<typeof changePledgePayment> = async ({
  platform,
  user,
  project,
  params: { pledgeId },
  body,
}) => {
  const { db } = platform
  const mine = and(
    eq(pledges.id, pledgeId),
    eq(pledges.projectId, project.id),
    eq(pledges.userId, user.id),
    ne(pledges.status, 'SHOPPING'),
  )
  const [found] = await db.select().from(pledges).where(mine)
  if (!found) refuse('NOT_FOUND', 'pledge')
  if (found.status === 'PROCESSING') await settlePledge(platform, found.id)
  const replaced = await db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const locked = await lockPledge(tx, { projectId: project.id, userId: user.id, pledgeId })
    if (!locked) refuse('NOT_FOUND', 'pledge')
    const { pledge } = locked
    refuseUnlessOpen(pledge)
    const payment = await latestPaymentOf(tx, pledge.id)
    const failed = payment?.status === 'FAILED'
    // While the bank decides on a charge, another card would be a second one.
    if (!failed && payment?.status !== 'CHECKED_OUT') refuse('INVALID_STATE')
    const paymentMethodId = await chooseCard(tx, user.id, body.id)
    if (paymentMethodId === pledge.paymentMethodId && !failed) return undefined
    const now = platform.businessNow()
    // After a failure the next charge does not wait for its turn: it is due now.
    const [card] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId))
    await tx
      .update(pledges)
      .set({ paymentMethodId, updatedAt: now, ...(failed && { chargeAt: now }) })
      .where(eq(pledges.id, pledge.id))
    if (!failed)
      await tx
        .update(payments)
        .set({ status: 'CANCELLED', updatedAt: now })
        .where(eq(payments.id, payment.id))
    await tx.insert(payments).values({
      id: newId('pay'),
      pledgeId: pledge.id,
      paymentMethodId,
      amount: pledge.total,
      status: 'CHECKED_OUT',
      // The newest payment counts, so it is never as old as the one that it replaces.
      createdAt: new Date(Math.max(now.getTime(), payment.createdAt.getTime() + 1)),
      updatedAt: now,
      // The processor hears of it with the charge; until then there is nothing to compare.
      reconciledAt: now,
    })
    await recordChange(tx, {
      pledgeId: pledge.id,
      kind: 'card',
      total: pledge.total,
      last4: card?.last4 ?? null,
      createdAt: now,
    })
    return failed ? undefined : payment.id
  })
  if (replaced) await voidLater(platform, replaced)
  const [pledge = found] = await db.select().from(pledges).where(mine)
  return { pledge: await toWirePledge(db, pledge) }
}
