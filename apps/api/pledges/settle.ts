import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { COUNTED_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { paymentMethods, payments, pledgeItems, pledges, projects, rewards } from '../database/schema.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { goalReached, pledgeConfirmed, pledgeMade } from '../notifications/events.ts'
import { notify, sendReceipt } from '../notifications/notify.ts'
import { involvedIn } from '../notifications/team.ts'
import { type Charge, ProcessorUnavailable } from '../providers/payments.ts'
import { QUESTION_MS, questionUrl } from './bank-question.ts'
import { bookCollected, bookPledged } from './books.ts'
import { settleOldChecks } from './card-check.ts'
import type { PledgeRow } from './cart.ts'
import { returnCoupon } from './coupons.ts'
import { countChange } from './figures.ts'
import { chargesAtEnd } from './project-state.ts'
import { refundWhereOver } from './refund.ts'
import { returnStock } from './stock.ts'

type PaymentRow = typeof payments.$inferSelect

async function latestPayment(db: Pick<Transaction, 'select'>, pledgeId: string): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.pledgeId, pledgeId))
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
  if (!payment) throw new Error(`Pledge ${pledgeId} is being paid without a payment`)
  return payment
}

/** The processor's answer; a charge that never reached it is voided, and 'unknown' means that it cannot be asked. */
async function ask(
  platform: Platform,
  payment: PaymentRow,
  { projectId }: PledgeRow,
): Promise<Charge | 'unknown'> {
  const { db, payments: processor } = platform
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, payment.paymentMethodId))
  try {
    return await processor.charge({
      idempotencyKey: payment.id,
      token: card?.processorToken ?? '',
      amount: payment.amount,
      capture: payment.captures,
      returnUrl: `${platform.siteOrigin()}/project/${projectId}/checkout?pledge=${payment.pledgeId}`,
    })
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    platform.log.warn({ paymentId: payment.id }, 'payment processor did not answer')
  }
  try {
    const charge = await processor.read(payment.id)
    if (charge) return charge
    // A charge that is not there may still be on its way: its key is rejected before the stock goes back.
    return await processor.abandon(payment.id)
  } catch {
    return 'unknown'
  }
}

/** Whether a campaign reaches its goal with this pledge. */
const reaches = (
  { totalPledged, fundingGoal }: Pick<typeof projects.$inferSelect, 'totalPledged' | 'fundingGoal'>,
  cents: number,
): boolean => fundingGoal > 0 && totalPledged < fundingGoal && totalPledged + cents >= fundingGoal

/**
 * Sends the backer of an active pledge their receipt, and notifies its creator, and everybody of the one that reached the
 * goal.
 *
 * @param people those to notify of a reached goal, whose rows are locked.
 */
async function tell(
  tx: Transaction,
  project: typeof projects.$inferSelect,
  pledge: PledgeRow,
  people: readonly string[],
  now: Date,
): Promise<void> {
  const { creatorId, fundingGoal: goalCents } = project
  const { chargeAt, total: totalCents } = pledge
  await sendReceipt(tx, pledgeMade(project, { id: pledge.id, totalCents, chargeAt }), pledge.userId, now)
  await notify(tx, pledgeConfirmed(project, { id: pledge.id, totalCents, chargeAt }), [creatorId], now)
  if (!reaches(project, totalCents)) return
  await notify(tx, goalReached({ ...project, goalCents }), [...people, pledge.userId], now)
}

async function succeed(
  tx: Transaction,
  pledge: PledgeRow,
  payment: PaymentRow,
  backers: readonly string[],
  now: Date,
): Promise<void> {
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
        inArray(pledges.status, [...COUNTED_PLEDGE_STATUSES]),
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
  await bookPledged(tx, pledge, now)
  await countChange(tx, { pledge, cents: pledge.total, pledges: 1, at: now })
  // An order is paid at once, and held whole until it is sent.
  if (payment.captures) await bookCollected(tx, pledge, { byMilestones: false, at: now })
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
  await tell(tx, project, pledge, backers, now)
  if (payment.captures) await refundWhereOver(tx, pledge.id, now)
}

/**
 * A rejected pledge becomes a cart again, so that no choice is lost and another card can be tried. If the person has
 * started another cart meanwhile, it stays FAILED.
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
  await returnCoupon(tx, pledge)
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
        : {
            status: 'SHOPPING',
            shippingAddress: null,
            promises: null,
            promisedAt: null,
            checkoutKey: null,
            updatedAt: now,
          },
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
  const now = platform.businessNow()
  const ofProject = eq(projects.id, projectId)
  const [project] = await platform.db.select().from(projects).where(ofProject)
  if (!project) throw new Error(`Pledge ${pledgeId} has no project`)
  const settle = async (tx: Transaction, backers: readonly string[] | null): Promise<PledgeRow | null> => {
    // People first, in the common lock order: a new cart, or an account being deleted, waits for this.
    await holdPeople(tx, userId, [project.creatorId, ...(backers ?? [])])
    // The project's figures change only if the pledge becomes active.
    if (charge.status === 'succeeded') {
      const [locked] = await tx.select().from(projects).where(ofProject).for('update')
      // Others came between: now it is this pledge that reaches the goal, and its backers are not locked yet.
      if (!backers && locked && reaches(locked, total)) return null
    }
    const [pledge] = await tx.select().from(pledges).where(eq(pledges.id, pledgeId)).for('update')
    if (!pledge) throw new Error(`No pledge ${pledgeId}`)
    const payment = await latestPayment(tx, pledgeId)
    // A parallel call settled it while we asked the bank.
    if (pledge.status !== 'PROCESSING' || payment.id !== paymentId) return pledge
    const { status } = charge
    if (status === 'succeeded') await succeed(tx, pledge, payment, backers ?? [], now)
    else if (status === 'pending') {
      await tx
        .update(payments)
        .set({ status: 'PROCESSING', updatedAt: now })
        .where(eq(payments.id, payment.id))
    } else if (status === 'needs_confirmation') {
      const actionUrl = questionUrl(charge, pledge)
      await tx
        .update(payments)
        .set({ status: 'PENDING', actionUrl, updatedAt: now })
        .where(eq(payments.id, payment.id))
    } else await giveBack(tx, pledge, payment, failureCodes[status] ?? 'EXTERNAL_ERROR', now)
    const [settled] = await tx.select().from(pledges).where(eq(pledges.id, pledgeId))
    return settled ?? pledge
  }
  // The people to notify of a reached goal are locked with the others, before the project: after it, they would wait
  // for this transaction, and it for them.
  const once = (backers: readonly string[] | null) => platform.db.transaction((tx) => settle(tx, backers))
  const first = reaches(project, total) ? null : await once(null)
  const row = first ?? (await once(await involvedIn(platform.db, projectId)))
  if (!row) throw new Error(`Pledge ${pledgeId} was not settled`)
  return row
}

/**
 * Asks the processor for the result of a pledge's payment and stores it. Safe to call at any time, any number of times:
 * the payment's id names the charge, and the pledge's lock guards the write.
 */
export async function settlePledge(platform: Platform, pledgeId: string): Promise<PledgeRow> {
  const { db } = platform
  const [pledge] = await db.select().from(pledges).where(eq(pledges.id, pledgeId))
  if (!pledge) throw new Error(`No pledge ${pledgeId}`)
  if (pledge.status !== 'PROCESSING') return pledge
  const payment = await latestPayment(db, pledgeId)
  const charge = await ask(platform, payment, pledge)
  const age = platform.businessNow().getTime() - payment.createdAt.getTime()
  if (charge === 'unknown') return pledge
  const isOver = charge.status === 'needs_confirmation' && age > QUESTION_MS
  // A "yes" that arrives at this moment counts: the processor's answer after it is stored.
  return record(platform, pledge, payment.id, isOver ? await platform.payments.abandon(payment.id) : charge)
}

/**
 * Settles pledges that a crash, a lost answer or a slow bank left unfinished. Runs at start and every few seconds.
 *
 * @param signal once aborted, no further pledge is started.
 */
export async function settleUnfinished(
  platform: Platform,
  olderThanMs: number,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(platform.businessNow().getTime() - olderThanMs)
  const rows = await platform.db
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(eq(pledges.status, 'PROCESSING'), lt(pledges.updatedAt, before)))
    .limit(100)
  for (const { id } of rows) {
    if (signal?.aborted) break
    await settlePledge(platform, id)
  }
  await settleOldChecks(platform, signal)
  return rows.length
}
