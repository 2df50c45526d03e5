import { CHARGE } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { payments, pledges, projects } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { pledgeDropped } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { chargePayment, free, isOpen, lockWaiting } from '../pledges/end-charge.ts'
import { momentAfter } from '../pledges/open-pledge.ts'
import { cancelUncharged, takeBack } from '../pledges/withdraw.ts'
import { ProcessorUnavailable } from '../providers/payments.ts'
import { inParallel } from './in-parallel.ts'

type PledgeRow = typeof pledges.$inferSelect
type PaymentRow = typeof payments.$inferSelect

/** The moment at which a pledge that keeps failing is dropped; null while none failed. */
const dropsAt = ({ firstFailedAt }: PledgeRow): Date | null =>
  firstFailedAt && new Date(firstFailedAt.getTime() + CHARGE.dropMs)

/**
 * Nobody is charged where the goal was missed, or the project was ended. The set-up at the processor is given up after
 * the commit.
 */
async function letGo(platform: Platform, seen: PledgeRow, figures: 'lower' | 'keep'): Promise<void> {
  const voided = await platform.db.transaction(async (tx) => {
    const locked = await lockWaiting(tx, seen, figures === 'lower')
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
    const locked = await lockWaiting(tx, seen, true)
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
    const locked = await lockWaiting(tx, seen, false)
    if (!locked) return null
    const { pledge, project, payment } = locked
    if (project.status !== 'COMPLETE' || project.result !== 'successful' || project.endedAt) {
      await tx.update(pledges).set(free).where(eq(pledges.id, pledge.id))
      return null
    }
    if (payment.captures && isOpen(payment)) return payment
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
        createdAt: momentAfter(payment, now),
        updatedAt: now,
      })
      .returning()
    return opened ?? null
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
  if (payment) await chargePayment(platform, pledge, payment)
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
