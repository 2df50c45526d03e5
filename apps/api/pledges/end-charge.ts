import { CHARGE } from '@kindling/validation/limits'
import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { paymentMethods, payments, pledges, projects } from '../database/schema.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { chargeFailed, pledgeCharged } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { type Charge, ProcessorUnavailable } from '../providers/payments.ts'
import { failureCodeOf, pledgeUrl, QUESTION_MS, questionUrl } from './bank-question.ts'
import { bookCollected } from './books.ts'
import { refundWhereOver } from './refund.ts'

type PledgeRow = typeof pledges.$inferSelect
type PaymentRow = typeof payments.$inferSelect
type ProjectRow = typeof projects.$inferSelect

/** A pledge of a campaign that ended, all its rows locked in the common order. */
interface Locked {
  readonly pledge: PledgeRow
  readonly project: ProjectRow
  readonly payment: PaymentRow
}

/** Locks person, project and pledge; null once the pledge is no longer waiting to be charged. */
export async function lockWaiting(
  tx: Transaction,
  seen: PledgeRow,
  forFigures: boolean,
): Promise<Locked | null> {
  await holdPeople(tx, seen.userId, [])
  const ofProject = tx.select().from(projects).where(eq(projects.id, seen.projectId))
  // Only what changes the project's figures waits for others: a thousand charges run at once.
  const [project] = await (forFigures ? ofProject.for('update') : ofProject)
  const [pledge] = await tx.select().from(pledges).where(eq(pledges.id, seen.id)).for('update')
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.pledgeId, seen.id))
    // A charge comes after the set-up of its card, also within one millisecond.
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
    .for('update')
  if (!project || !pledge || !payment) throw new Error(`Pledge ${seen.id} is not whole`)
  return pledge.status === 'CHECKED_OUT' ? { project, pledge, payment } : null
}

/** The pledge is in no job: the next plan may take it. */
export const free = { chargeJob: null } as const

/** Whether its result is still to come. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESSING'

/** Whether its person would still be asked: a question is open no longer than half an hour. */
const isAsked = ({ offSession, createdAt }: PaymentRow, now: Date): boolean =>
  !offSession && now.getTime() - createdAt.getTime() <= QUESTION_MS

/** The processor's answer; null where it cannot be asked now. */
async function ask(platform: Platform, payment: PaymentRow): Promise<Charge | null> {
  const { db, payments: processor, log } = platform
  const { offSession } = payment
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, payment.paymentMethodId))
  try {
    const charge = await processor.charge({
      idempotencyKey: payment.id,
      token: card?.processorToken ?? '',
      amount: payment.amount,
      capture: true,
      offSession,
      ...(!offSession && { returnUrl: pledgeUrl(platform.siteOrigin(), payment.pledgeId) }),
    })
    // Nobody is there to answer the bank, or nobody did.
    const isOver = charge.status === 'needs_confirmation' && !isAsked(payment, platform.businessNow())
    return isOver ? await processor.abandon(payment.id) : charge
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    log.warn({ paymentId: payment.id }, 'payment processor did not answer')
  }
  // The answer may have been lost on its way.
  return processor.read(payment.id).catch(() => null)
}

async function record(platform: Platform, seen: PledgeRow, payment: PaymentRow, charge: Charge | null) {
  const now = platform.businessNow()
  const later = (ms: number) => new Date(now.getTime() + ms)
  await platform.db.transaction(async (tx) => {
    const locked = await lockWaiting(tx, seen, false)
    // Another run settled it, or the backer cancelled meanwhile: the comparison of the books gives the charge back.
    if (!locked || locked.payment.id !== payment.id || !isOpen(locked.payment)) return
    const { pledge, project } = locked
    const setPledge = (change: Partial<PledgeRow>) =>
      tx
        .update(pledges)
        .set({ ...free, updatedAt: now, ...change })
        .where(eq(pledges.id, pledge.id))
    const setPayment = (change: Partial<PaymentRow>) =>
      tx
        .update(payments)
        .set({ updatedAt: now, ...change })
        .where(eq(payments.id, payment.id))
    if (charge?.status === 'succeeded') {
      await setPayment({ status: 'COMPLETED', actionUrl: null })
      await setPledge({ status: 'COMPLETED' })
      await bookCollected(tx, pledge, { byMilestones: true, at: now })
      await notify(tx, pledgeCharged(project, pledge), [pledge.userId], now)
      await refundWhereOver(tx, pledge.id, now)
    } else if (!charge || charge.status === 'pending') {
      await setPayment({ status: 'PROCESSING' })
      await setPledge({ chargeAt: later(CHARGE.pendingMs) })
    } else if (charge.status === 'needs_confirmation') {
      // Asked again once the person had their time: who never comes back is answered by that.
      await setPayment({ status: 'PENDING', actionUrl: questionUrl(charge, pledge) })
      await setPledge({ chargeAt: new Date(payment.createdAt.getTime() + QUESTION_MS + 1) })
    } else {
      const firstFailedAt = pledge.firstFailedAt ?? now
      const dropAt = new Date(firstFailedAt.getTime() + CHARGE.dropMs)
      const again = later(CHARGE.retryMs)
      await setPayment({ status: 'FAILED', failureCode: failureCodeOf(charge), actionUrl: null })
      await setPledge({
        failedCharges: pledge.failedCharges + 1,
        firstFailedAt,
        chargeAt: again < dropAt ? again : dropAt,
      })
      // Who is there reads it on the page.
      if (locked.payment.status === 'PENDING' && isAsked(payment, now)) return
      await notify(
        tx,
        chargeFailed(project, pledge, { dropAt, attempt: pledge.failedCharges + 1 }),
        [pledge.userId],
        now,
      )
    }
  })
}

/** Charges an open payment of a pledge, and stores the answer. Safe to repeat, and to run twice at once. */
export async function chargePayment(
  platform: Platform,
  pledge: PledgeRow,
  payment: PaymentRow,
): Promise<void> {
  await record(platform, pledge, payment, await ask(platform, payment))
}

/** The person answered the bank's question about a charge. */
export async function answerCharge(
  platform: Platform,
  pledge: PledgeRow,
  payment: PaymentRow,
  approved: boolean,
): Promise<void> {
  await record(platform, pledge, payment, await platform.payments.confirm(payment.id, approved))
}

/** Gives up a bank's question about a charge, because its person chose another card. A "yes" of this moment counts. */
export async function dropQuestion(
  platform: Platform,
  pledge: PledgeRow,
  payment: PaymentRow,
): Promise<void> {
  await record(platform, pledge, payment, await platform.payments.abandon(payment.id))
}
