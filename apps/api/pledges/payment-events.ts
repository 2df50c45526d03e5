import { eq } from 'drizzle-orm'
import { cardChecks, payments, pledges, processorEntries, processorNotices } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import type { Platform } from '../kernel/platform.ts'
import type { PaymentEvent } from '../providers/payment-events.ts'
import { followPledge } from './follow-pledge.ts'

type Notice = typeof processorNotices.$inferInsert

/** Kind of the jobs below. */
export const PAYMENT_EVENT = 'payment-event'

/** Puts an event off until it has been answered: the processor waits only seconds, and asking it takes as long. */
export const onPaymentEvent = ({ db, now }: Platform, event: PaymentEvent): Promise<boolean> =>
  queueJob(db, now(), { kind: PAYMENT_EVENT, key: event.id, payload: event })

/** Our key of what the processor's id names; an event may be faster than the answer that told us the id. */
async function keyOf({ db }: Platform, reference: string, key: string | null): Promise<string | null> {
  const [entry] = await db.select().from(processorEntries).where(eq(processorEntries.reference, reference))
  return entry?.idempotencyKey ?? key
}

async function chargeChanged(platform: Platform, key: string): Promise<void> {
  const [payment] = await platform.db
    .update(payments)
    .set({ reconciledAt: null })
    .where(eq(payments.id, key))
    .returning({ pledgeId: payments.pledgeId })
  const [check] = payment ? [] : await platform.db.select().from(cardChecks).where(eq(cardChecks.id, key))
  const pledgeId = payment?.pledgeId ?? check?.pledgeId
  if (pledgeId === undefined) return
  const [pledge] = await platform.db.select().from(pledges).where(eq(pledges.id, pledgeId))
  if (pledge) await followPledge(platform, pledge)
}

/** Writes down what was learnt. What is final stays: an older event may arrive after it. */
async function note({ db, now }: Platform, notice: Omit<Notice, 'createdAt' | 'updatedAt'>): Promise<void> {
  const time = now()
  await db.transaction(async (tx) => {
    const { id, state } = notice
    await tx
      .insert(processorNotices)
      .values({ ...notice, createdAt: time, updatedAt: time })
      .onConflictDoNothing()
    const [before] = await tx.select().from(processorNotices).where(eq(processorNotices.id, id)).for('update')
    const isFinal = ['won', 'lost', 'failed'].includes(before?.state ?? '')
    if (isFinal || before?.state === state) return
    await tx
      .update(processorNotices)
      .set({ state, handledAt: null, updatedAt: time })
      .where(eq(processorNotices.id, id))
  })
}

async function refundChanged(platform: Platform, key: string, reference: string): Promise<void> {
  const refund = await platform.payments.readRefund(key)
  if (!refund) return
  const { status: state, amount } = refund
  await note(platform, { id: reference, about: 'refund', key, state, amount })
}

/**
 * Does what an event asks for: reads what became of a charge or a refund, and writes down what became of a dispute. In
 * any order, and however often, it ends in the same.
 */
export async function followPaymentEvent(platform: Platform, event: PaymentEvent): Promise<void> {
  const { reference, dispute } = event
  const key = await keyOf(platform, dispute?.charge ?? reference, event.key)
  // A charge of something else in the same account of the processor.
  if (key === null) return
  if (dispute) {
    const { state, amount } = dispute
    await note(platform, { id: reference, about: 'dispute', key, state, amount })
  } else if (event.about === 'refund') await refundChanged(platform, key, reference)
  else await chargeChanged(platform, key)
}
