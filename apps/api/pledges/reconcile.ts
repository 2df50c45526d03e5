import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { payments, pledges, projects, users } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { type Charge, ProcessorUnavailable } from '../providers/payments.ts'
import { takesPledges } from './project-state.ts'
import { takeBack } from './withdraw.ts'

type PaymentRow = typeof payments.$inferSelect

/** Payment statuses in which the processor gives, or gave, the money. */
const paying = ['CHECKED_OUT', 'COMPLETED'] as const
const settled = [...paying, 'FAILED', 'CANCELLED'] as const

/** Wait after a payment was settled: a charge is voided after its pledge, not before. */
const restMs = 10_000
/** Payments compared in one run. */
const batch = 200

const isPaying = ({ status }: { readonly status: string }): boolean => paying.some((each) => each === status)

/** Cancels a pledge whose money will not come. If its campaign is over it stays, for a person to decide. */
async function dropUnpaid(platform: Platform, { id, pledgeId }: PaymentRow, charge: Charge): Promise<void> {
  const { db, log, businessNow: now } = platform
  const [whose] = await db.select().from(pledges).where(eq(pledges.id, pledgeId))
  if (!whose) return
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, whose.userId)).for('update')
    const [project] = await tx.select().from(projects).where(eq(projects.id, whose.projectId)).for('update')
    const [pledge] = await tx.select().from(pledges).where(eq(pledges.id, pledgeId)).for('update')
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
    if (!pledge || !payment || !isPaying(payment) || !isPaying(pledge)) return
    const told = { paymentId: id, pledgeId, payment: payment.status, charge: charge.status }
    if (!project || !takesPledges(project, now())) {
      log.error(told, 'a settled pledge has no charge, and its campaign is over')
      return
    }
    await takeBack(tx, pledge, now())
    await tx
      .update(payments)
      .set({ status: 'FAILED', failureCode: 'EXTERNAL_ERROR', actionUrl: null, updatedAt: now() })
      .where(eq(payments.id, id))
    log.warn(told, 'a pledge without a charge was taken back')
  })
}

async function reconcile(platform: Platform, payment: PaymentRow): Promise<boolean> {
  const { log, payments: processor } = platform
  const charge = await processor.read(payment.id)
  const told = { paymentId: payment.id, pledgeId: payment.pledgeId, payment: payment.status }
  if (!charge) {
    // Perhaps the books of another processor: an unknown charge is no reason to cancel anything.
    if (isPaying(payment)) log.error(told, 'the processor does not know a settled payment')
    return true
  }
  if ((charge.status === 'succeeded') === isPaying(payment)) return true
  if (isPaying(payment)) await dropUnpaid(platform, payment, charge)
  else {
    await processor.void(payment.id)
    log.warn(told, 'a charge without a pledge was given up')
  }
  return false
}

/**
 * Compares settled payments with the processor's books, each once after every change, and repairs differences: a charge
 * without a pledge is voided, a pledge without a charge is cancelled.
 *
 * @returns the number of differences.
 */
export async function reconcileSettled(platform: Platform): Promise<number> {
  const { db, log, businessNow: now } = platform
  const time = now()
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, [...settled]),
        or(isNull(payments.reconciledAt), lt(payments.reconciledAt, payments.updatedAt)),
        lt(payments.updatedAt, new Date(time.getTime() - restMs)),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(batch)
  const compared: string[] = []
  let unlike = 0
  try {
    for (const row of rows) {
      if (!(await reconcile(platform, row))) unlike += 1
      compared.push(row.id)
    }
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    log.warn({ err: error }, 'the payment processor did not answer; the rest is compared later')
  }
  if (compared.length > 0)
    await db.update(payments).set({ reconciledAt: time }).where(inArray(payments.id, compared))
  return unlike
}
