import { CHARGE } from '@kindling/validation/limits'
import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { paymentMethods, payments, pledges, projects } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { chargeFailed, pledgeCharged, pledgeDropped } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { bookCollected } from '../pledges/books.ts'
import { cancelUncharged, takeBack } from '../pledges/withdraw.ts'
import { type Charge, ProcessorUnavailable } from '../providers/payments.ts'
import { inParallel } from './in-parallel.ts'

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
async function lock(tx: Transaction, seen: PledgeRow, forFigures: boolean): Promise<Locked | null> {
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

const free = { chargeJob: null } as const

/** The moment at which a pledge that keeps failing is dropped; null while none failed. */
const dropsAt = ({ firstFailedAt }: PledgeRow): Date | null =>
  firstFailedAt && new Date(firstFailedAt.getTime() + CHARGE.dropMs)

/**
 * Nobody is charged where the goal was missed, or the project was ended. The set-up at the processor is given up after
 * the commit.
 */
async function letGo(platform: Platform, seen: PledgeRow, figures: 'lower' | 'keep'): Promise<void> {
  const voided = await platform.db.transaction(async (tx) => {
    const locked = await lock(tx, seen, figures === 'lower')
    return locked && cancelUncharged(tx, locked.pledge, platform.businessNow(), figures)
  })
  if (!voided) return
  try {
    await platform.payments.void(voided)
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    platform.log.warn({ paymentId: voided }, 'a charge that is not due is given up later')
  }
}

/**
 * A pledge whose card failed for seven days leaves the campaign; its result stays (M19). One for which another card was
 * chosen at the last moment is charged once more.
 *
 * @returns whether the pledge is done with.
 */
async function drop(platform: Platform, seen: PledgeRow): Promise<boolean> {
  const now = platform.businessNow()
  return platform.db.transaction(async (tx) => {
    const locked = await lock(tx, seen, true)
    if (!locked) return true
    if (locked.payment.status !== 'FAILED') return false
    await takeBack(tx, locked.pledge, now)
    await notify(tx, pledgeDropped(locked.project, locked.pledge), [seen.userId], now)
    return true
  })
}

/**
 * Opens the payment that charges a pledge, or finds the one that a process which died had opened: its id is the
 * processor's key, so the card is charged once.
 */
async function openPayment(platform: Platform, seen: PledgeRow): Promise<PaymentRow | null> {
  const now = platform.businessNow()
  return platform.db.transaction(async (tx) => {
    const locked = await lock(tx, seen, false)
    if (!locked) return null
    const { pledge, project, payment } = locked
    if (project.status !== 'COMPLETE' || project.result !== 'successful' || project.endedAt) {
      await tx.update(pledges).set(free).where(eq(pledges.id, pledge.id))
      return null
    }
    const isOpen = payment.status === 'PENDING' || payment.status === 'PROCESSING'
    if (payment.captures && isOpen) return payment
    // A job that is repeated after a crash meets pledges whose charge it saw fail: they wait for the next attempt.
    if (pledge.chargeAt && pledge.chargeAt > now) return null
    const [opened] = await tx
      .insert(payments)
      .values({
        id: newId('pay'),
        pledgeId: pledge.id,
        paymentMethodId: pledge.paymentMethodId ?? payment.paymentMethodId,
        amount: pledge.total,
        captures: true,
        offSession: true,
        status: 'PENDING',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    return opened ?? null
  })
}

/** The processor's answer; null where it cannot be asked now. */
async function ask(platform: Platform, payment: PaymentRow): Promise<Charge | null> {
  const { db, payments: processor, log } = platform
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, payment.paymentMethodId))
  try {
    const charge = await processor.charge({
      idempotencyKey: payment.id,
      token: card?.processorToken ?? '',
      amount: payment.amount,
      capture: true,
      offSession: true,
    })
    // Nobody is there to answer the bank.
    return charge.status === 'needs_confirmation' ? await processor.abandon(payment.id) : charge
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
    const locked = await lock(tx, seen, false)
    // Another run settled it, or the backer cancelled meanwhile: the comparison of the books gives the charge back.
    if (!locked || locked.payment.id !== payment.id || locked.payment.status === 'COMPLETED') return
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
      await setPayment({ status: 'COMPLETED' })
      await setPledge({ status: 'COMPLETED' })
      await bookCollected(tx, pledge, { byMilestones: true, at: now })
      await notify(tx, pledgeCharged(project, pledge), [pledge.userId], now)
    } else if (!charge || charge.status === 'pending') {
      await setPayment({ status: 'PROCESSING' })
      await setPledge({ chargeAt: later(CHARGE.pendingMs) })
    } else {
      const firstFailedAt = pledge.firstFailedAt ?? now
      const dropAt = new Date(firstFailedAt.getTime() + CHARGE.dropMs)
      const again = later(CHARGE.retryMs)
      const failureCode = charge.status === 'insufficient_funds' ? 'INSUFFICIENT_FUNDS' : 'INVALID_VALUE'
      await setPayment({ status: 'FAILED', failureCode })
      await setPledge({
        failedCharges: pledge.failedCharges + 1,
        firstFailedAt,
        chargeAt: again < dropAt ? again : dropAt,
      })
      await notify(
        tx,
        chargeFailed(project, pledge, { dropAt, attempt: pledge.failedCharges + 1 }),
        [pledge.userId],
        now,
      )
    }
  })
}

/** Charges a pledge of a campaign that ended, drops it, or lets it go. Safe to repeat after any interruption. */
export async function closePledge(platform: Platform, pledgeId: string): Promise<void> {
  const [row] = await platform.db
    .select({ pledge: pledges, result: projects.result, endedAt: projects.endedAt })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.projectId))
    .where(eq(pledges.id, pledgeId))
  if (row?.pledge.status !== 'CHECKED_OUT') return
  const { pledge, result, endedAt } = row
  if (result === 'not_reached') return letGo(platform, pledge, 'keep')
  if (endedAt) return letGo(platform, pledge, 'lower')
  const dropAt = dropsAt(pledge)
  if (dropAt && dropAt <= platform.businessNow() && (await drop(platform, pledge))) return
  const payment = await openPayment(platform, pledge)
  if (payment) await record(platform, pledge, payment, await ask(platform, payment))
}

/**
 * A job's pledges, some at once.
 *
 * @param signal once aborted, no further pledge is begun; the job is repeated.
 */
export async function closePledges(
  platform: Platform,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await inParallel(ids, CHARGE.parallel, async (id) => {
    if (!signal.aborted) await closePledge(platform, id)
  })
}
