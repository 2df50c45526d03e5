import { desc, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { cardChecks, paymentMethods, payments, pledges } from '../database/schema.ts'
import { lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { type Charge, ProcessorUnavailable } from '../providers/payments.ts'
import { failureCodeOf, pledgeUrl, QUESTION_MS, questionUrl } from './bank-question.ts'
import type { PledgeRow } from './cart.ts'
import { voidLater } from './given-up.ts'
import { confirmChange } from './history.ts'
import { latestPaymentOf, lockPledge, momentAfter, type PaymentRow } from './open-pledge.ts'

export type CardCheck = typeof cardChecks.$inferSelect

/**
 * What became of a check. `taken`: the pledge has the card. `asked`: the bank waits for the person. `unknown`: the
 * processor did not answer, and the check stays. `late`: the pledge is not open any more, or a charge of its card is
 * under way.
 */
export type CheckResult = 'taken' | 'asked' | 'unknown' | 'late' | { readonly failureCode: string }

/** The check of a pledge's next card, if there is one. */
export async function checkOf(
  db: Pick<Transaction, 'select'>,
  pledgeId: string,
): Promise<CardCheck | undefined> {
  const [check] = await db.select().from(cardChecks).where(eq(cardChecks.pledgeId, pledgeId))
  return check
}

/** What a pledge that was checked out may wait for: its newest payment, and the check of its next card. */
export async function askedOf(
  db: Pick<Transaction, 'select'>,
  pledgeId: string,
): Promise<{ readonly payment: PaymentRow | undefined; readonly check: CardCheck | null }> {
  const [row] = await db
    .select({ payment: payments, check: cardChecks })
    .from(payments)
    .leftJoin(cardChecks, eq(cardChecks.pledgeId, payments.pledgeId))
    .where(eq(payments.pledgeId, pledgeId))
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
  return { payment: row?.payment, check: row?.check ?? null }
}

/** The processor's answer to the set-up of the card; null where it cannot be asked now. */
async function ask(platform: Platform, check: CardCheck, amount: number): Promise<Charge | null> {
  const { db, payments: processor, log } = platform
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, check.paymentMethodId))
  try {
    const charge = await processor.charge({
      idempotencyKey: check.id,
      token: card?.processorToken ?? '',
      amount,
      capture: false,
      returnUrl: pledgeUrl(platform.siteOrigin(), check.pledgeId),
    })
    const age = platform.businessNow().getTime() - check.createdAt.getTime()
    // No person waits for a bank that takes days over a card that need not pay today: they choose another.
    const isOver =
      charge.status === 'pending' || (charge.status === 'needs_confirmation' && age > QUESTION_MS)
    return isOver ? await processor.abandon(check.id) : charge
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    log.warn({ paymentId: check.id }, 'payment processor did not answer')
  }
  return processor.read(check.id).catch(() => null)
}

/** The card that the bank agreed to becomes the pledge's. The set-up that it replaces is given up. */
async function take(platform: Platform, check: CardCheck, seen: PledgeRow): Promise<'taken' | 'late'> {
  const { id: pledgeId, projectId, userId } = seen
  const now = platform.businessNow()
  const taken = await platform.db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const locked = await lockPledge(tx, { projectId, userId, pledgeId })
    const [gone] = await tx.delete(cardChecks).where(eq(cardChecks.id, check.id)).returning()
    // A parallel call took it.
    if (!gone) return { replaced: null }
    const payment = await latestPaymentOf(tx, pledgeId)
    const failed = payment?.status === 'FAILED'
    if (locked?.pledge.status !== 'CHECKED_OUT' || !(failed || payment?.status === 'CHECKED_OUT')) return null
    const { paymentMethodId } = check
    const [card] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId))
    // After a failure the next charge does not wait for its turn: it is due now.
    await tx
      .update(pledges)
      .set({ paymentMethodId, updatedAt: now, ...(failed && { chargeAt: now }) })
      .where(eq(pledges.id, pledgeId))
    if (!failed)
      await tx
        .update(payments)
        .set({ status: 'CANCELLED', updatedAt: now })
        .where(eq(payments.id, payment.id))
    const { total } = locked.pledge
    await tx.insert(payments).values({
      id: check.id,
      pledgeId,
      paymentMethodId,
      amount: total,
      captures: false,
      status: 'CHECKED_OUT',
      createdAt: momentAfter(payment, now),
      updatedAt: now,
    })
    const { campaign, pledge } = locked
    await confirmChange(tx, campaign, pledge, {
      kind: 'card',
      total,
      last4: card?.last4 ?? null,
      createdAt: now,
    })
    return { replaced: failed ? null : payment.id }
  })
  if (taken?.replaced) await voidLater(platform, taken.replaced)
  return taken ? 'taken' : 'late'
}

/** Stores what the processor says of a check. */
async function record(
  platform: Platform,
  check: CardCheck,
  pledge: PledgeRow,
  charge: Charge | null,
): Promise<CheckResult> {
  const mine = eq(cardChecks.id, check.id)
  if (!charge) return 'unknown'
  if (charge.status === 'succeeded') return take(platform, check, pledge)
  if (charge.status === 'needs_confirmation') {
    await platform.db
      .update(cardChecks)
      .set({ actionUrl: questionUrl(charge, pledge) })
      .where(mine)
    return 'asked'
  }
  await platform.db.delete(cardChecks).where(mine)
  const isRejected = charge.status === 'declined' || charge.status === 'insufficient_funds'
  return { failureCode: isRejected ? failureCodeOf(charge) : 'EXTERNAL_ERROR' }
}

/**
 * Asks the processor about a check and stores the answer. Safe at any time, any number of times: the check's id names
 * the set-up, and a row is taken once.
 */
export async function settleCheck(
  platform: Platform,
  check: CardCheck,
  pledge: PledgeRow,
): Promise<CheckResult> {
  return record(platform, check, pledge, await ask(platform, check, pledge.total))
}

/** The person answered the bank's question about a card. */
export async function answerCheck(
  platform: Platform,
  check: CardCheck,
  pledge: PledgeRow,
  approved: boolean,
): Promise<CheckResult> {
  return record(platform, check, pledge, await platform.payments.confirm(check.id, approved))
}

/** Gives a check up: its person chose another card, or the processor did not answer. */
export async function dropCheck(platform: Platform, checkId: string): Promise<void> {
  await platform.db.delete(cardChecks).where(eq(cardChecks.id, checkId))
  await voidLater(platform, checkId)
}

/** Ends checks that a crash left, or whose question nobody answered; the pledges keep their cards. */
export async function settleOldChecks(platform: Platform, signal?: AbortSignal): Promise<void> {
  const before = new Date(platform.businessNow().getTime() - QUESTION_MS)
  const rows = await platform.db
    .select({ check: cardChecks, pledge: pledges })
    .from(cardChecks)
    .innerJoin(pledges, eq(pledges.id, cardChecks.pledgeId))
    .where(lt(cardChecks.createdAt, before))
    .limit(100)
  for (const { check, pledge } of rows) {
    if (signal?.aborted) return
    await settleCheck(platform, check, pledge)
  }
}
