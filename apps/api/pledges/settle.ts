import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { paymentMethods, payments, pledgeItems, pledges, projects, rewards } from '../database/schema.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { goalReached, pledgeConfirmed } from '../notifications/events.ts'
import { backersOf, notify } from '../notifications/notify.ts'
import { type Charge, ProcessorUnavailable } from '../providers/payments.ts'
import type { PledgeRow } from './cart.ts'
import { chargesAtEnd } from './project-state.ts'
import { returnStock } from './stock.ts'

type PaymentRow = typeof payments.$inferSelect

/** A bank's question nobody answered, or a processor nobody reaches, holds stock no longer than this. */
const holdMs = 30 * 60_000

async function latestPayment(db: Pick<Transaction, 'select'>, pledgeId: string): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.pledgeId, pledgeId))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  if (!payment) throw new Error(`Pledge ${pledgeId} is being paid without a payment`)
  return payment
}

/** What the processor says; a charge that never reached it is given up, and 'unknown' is said where it cannot be asked. */
async function ask(platform: Platform, payment: PaymentRow): Promise<Charge | 'unknown'> {
  const { db, payments: processor } = platform
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, payment.paymentMethodId))
  const [pledge] = await db
    .select({ chargeAt: pledges.chargeAt })
    .from(pledges)
    .where(eq(pledges.id, payment.pledgeId))
  try {
    return await processor.charge({
      idempotencyKey: payment.id,
      token: card?.processorToken ?? '',
      amount: payment.amount,
      capture: pledge?.chargeAt === null,
    })
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    platform.log.warn({ paymentId: payment.id }, 'payment processor did not answer')
  }
  try {
    const charge = await processor.read(payment.id)
    if (charge) return charge
    // Not there yet is not never: what may still be under way is rejected by its key before the stock goes back.
    return await processor.abandon(payment.id)
  } catch {
    return 'unknown'
  }
}

/** Whether a pledge of so many cents is the one with which a campaign reaches its goal. */
const reaches = (
  { totalPledged, fundingGoal }: Pick<typeof projects.$inferSelect, 'totalPledged' | 'fundingGoal'>,
  cents: number,
): boolean => fundingGoal > 0 && totalPledged < fundingGoal && totalPledged + cents >= fundingGoal

/** What the creator is told of a pledge that stands, and everybody of the one that reached the goal. */
async function tell(
  tx: Transaction,
  project: typeof projects.$inferSelect,
  pledge: PledgeRow,
  now: Date,
): Promise<void> {
  const { id, creatorId, fundingGoal: goalCents } = project
  const { chargeAt, total: totalCents } = pledge
  await notify(tx, pledgeConfirmed(project, { id: pledge.id, totalCents, chargeAt }), [creatorId], now)
  if (!reaches(project, totalCents)) return
  await notify(tx, goalReached({ ...project, goalCents }), [creatorId, ...(await backersOf(tx, id))], now)
}

async function succeed(tx: Transaction, pledge: PledgeRow, payment: PaymentRow, now: Date): Promise<void> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, pledge.projectId))
  if (!project) throw new Error(`Pledge ${pledge.id} has no project`)
  const [others] = await tx
    .select({ n: count() })
    .from(pledges)
    .where(
      and(
        eq(pledges.projectId, pledge.projectId),
        eq(pledges.userId, pledge.userId),
        ne(pledges.id, pledge.id),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
      ),
    )
  const status = chargesAtEnd(project) ? ('CHECKED_OUT' as const) : ('COMPLETED' as const)
  await tx.update(pledges).set({ status, updatedAt: now }).where(eq(pledges.id, pledge.id))
  await tx
    .update(payments)
    .set({ status, actionUrl: null, updatedAt: now })
    .where(eq(payments.id, payment.id))
  await tx
    .update(projects)
    .set({
      totalPledged: sql`${projects.totalPledged} + ${pledge.total}`,
      backersCount: sql`${projects.backersCount} + ${(others?.n ?? 0) === 0 ? 1 : 0}`,
    })
    .where(eq(projects.id, pledge.projectId))
  const items = await tx
    .selectDistinct({ rewardId: pledgeItems.rewardId })
    .from(pledgeItems)
    .where(eq(pledgeItems.pledgeId, pledge.id))
  const ids = items.map((item) => item.rewardId).sort()
  for (const id of ids) {
    await tx
      .update(rewards)
      .set({ backersCount: sql`${rewards.backersCount} + 1` })
      .where(eq(rewards.id, id))
  }
  await tell(tx, project, pledge, now)
}

/**
 * A rejected pledge becomes the cart it was, so that nothing chosen is lost and another card can be tried. Where the
 * person has begun another cart meanwhile, it stays as FAILED.
 */
async function giveBack(
  tx: Transaction,
  pledge: PledgeRow,
  payment: PaymentRow,
  failureCode: string,
  now: Date,
): Promise<void> {
  const items = await tx.select().from(pledgeItems).where(eq(pledgeItems.pledgeId, pledge.id))
  await returnStock(tx, items)
  const [cart] = await tx
    .select({ id: pledges.id })
    .from(pledges)
    .where(
      and(
        eq(pledges.projectId, pledge.projectId),
        eq(pledges.userId, pledge.userId),
        eq(pledges.status, 'SHOPPING'),
      ),
    )
  await tx
    .update(pledges)
    .set(
      cart
        ? { status: 'FAILED', updatedAt: now }
        : { status: 'SHOPPING', shippingAddress: null, checkoutKey: null, updatedAt: now },
    )
    .where(eq(pledges.id, pledge.id))
  await tx
    .update(payments)
    .set({ status: 'FAILED', failureCode, actionUrl: null, updatedAt: now })
    .where(eq(payments.id, payment.id))
}

const failureCodes: Partial<Record<Charge['status'], string>> = {
  declined: 'INVALID_VALUE',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  voided: 'EXTERNAL_ERROR',
}

async function record(
  platform: Platform,
  { id: pledgeId, projectId, userId, total }: PledgeRow,
  paymentId: string,
  charge: Charge,
): Promise<PledgeRow> {
  const now = platform.now()
  const ofProject = eq(projects.id, projectId)
  const [project] = await platform.db.select().from(projects).where(ofProject)
  if (!project) throw new Error(`Pledge ${pledgeId} has no project`)
  // Those who are told that the goal was reached are locked with the others, before the project.
  const told = reaches(project, total) ? await backersOf(platform.db, projectId) : []
  return platform.db.transaction(async (tx) => {
    // People first, as everybody else: a cart that is begun, or an account that is deleted, waits for this.
    await holdPeople(tx, userId, [project.creatorId, ...told])
    // Its figures change only where the pledge stands.
    if (charge.status === 'succeeded') await tx.select().from(projects).where(ofProject).for('update')
    const [pledge] = await tx.select().from(pledges).where(eq(pledges.id, pledgeId)).for('update')
    if (!pledge) throw new Error(`No pledge ${pledgeId}`)
    const payment = await latestPayment(tx, pledgeId)
    // Somebody else settled it while we asked the bank.
    if (pledge.status !== 'PROCESSING' || payment.id !== paymentId) return pledge
    const { status } = charge
    if (status === 'succeeded') await succeed(tx, pledge, payment, now)
    else if (status === 'pending') {
      await tx
        .update(payments)
        .set({ status: 'PROCESSING', updatedAt: now })
        .where(eq(payments.id, payment.id))
    } else if (status === 'needs_confirmation') {
      const actionUrl = `/bank/${pledge.projectId}/${pledge.id}`
      await tx
        .update(payments)
        .set({ status: 'PENDING', actionUrl, updatedAt: now })
        .where(eq(payments.id, payment.id))
    } else await giveBack(tx, pledge, payment, failureCodes[status] ?? 'EXTERNAL_ERROR', now)
    const [settled] = await tx.select().from(pledges).where(eq(pledges.id, pledgeId))
    return settled ?? pledge
  })
}

/**
 * Asks the processor what became of a pledge's payment and writes it down. Safe to call at any time, by anybody,
 * any number of times: the charge is named by the payment's id, and the answer is written under the pledge's lock.
 */
export async function settlePledge(platform: Platform, pledgeId: string): Promise<PledgeRow> {
  const { db } = platform
  const [pledge] = await db.select().from(pledges).where(eq(pledges.id, pledgeId))
  if (!pledge) throw new Error(`No pledge ${pledgeId}`)
  if (pledge.status !== 'PROCESSING') return pledge
  const payment = await latestPayment(db, pledgeId)
  const charge = await ask(platform, payment)
  const age = platform.now().getTime() - payment.createdAt.getTime()
  if (charge === 'unknown') return pledge
  const isOver = charge.status === 'needs_confirmation' && age > holdMs
  // A "yes" that comes in this very moment counts: what the processor says then is written down.
  return record(platform, pledge, payment.id, isOver ? await platform.payments.abandon(payment.id) : charge)
}

/**
 * Settles what a crash, a lost answer or a slow bank left behind. Runs at start and every few seconds.
 *
 * @param signal once aborted, no further pledge is begun.
 */
export async function settleUnfinished(
  platform: Platform,
  olderThanMs: number,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(platform.now().getTime() - olderThanMs)
  const rows = await platform.db
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(eq(pledges.status, 'PROCESSING'), lt(pledges.updatedAt, before)))
    .limit(100)
  for (const { id } of rows) {
    if (signal?.aborted) break
    await settlePledge(platform, id)
  }
  return rows.length
}
