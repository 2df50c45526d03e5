import type { checkout, confirmPayment } from '@kindling/api-client/contract/pledges'
import { CHECKOUT } from '@kindling/validation/limits'
import { isVisitSource, type VisitSource } from '@kindling/validation/rules/visit-source'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { paymentMethods, payments, pledgeItems, pledges, projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { holdPeople, lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { ProcessorUnavailable } from '../providers/payments.ts'
import { refuseFailed } from './bank-question.ts'
import { answerCheck, askedOf } from './card-check.ts'
import { type Cart, type PledgeRow, readCart, toWirePledge } from './cart.ts'
import { checkCoupon, takeCoupon } from './coupons.ts'
import { answerCharge, isOpen } from './end-charge.ts'
import { pledgedBeside } from './open-pledge.ts'
import { chargesAtEnd, takesPledges } from './project-state.ts'
import { promisesNow } from './promises.ts'
import { settlePledge } from './settle.ts'
import { takeStock } from './stock.ts'

type ProjectRow = typeof projects.$inferSelect

interface Confirmed {
  readonly userId: string
  readonly key: string
  readonly paymentMethodId: string | undefined
  /** The total in cents that the person saw beside the button. */
  readonly totalSeen: number
  readonly source: VisitSource
}

/**
 * Conditions of a cart before money and stock move.
 *
 * @param beside cents of other pledges that count against the cap.
 */
function checkCart(cart: Cart, project: ProjectRow, beside: number, totalSeen: number, now: Date): void {
  if (!takesPledges(project, now)) refuse('INVALID_PROJECT_STATE')
  // A reward may have become an add-on while it lay in the cart.
  if (cart.lines.every(({ reward }) => reward.isAddon)) refuse('EMPTY_CHECKOUT')
  if (cart.lines.some(({ reward }) => reward.availableUntil !== null && reward.availableUntil <= now))
    refuse('INVALID_PROJECT_STATE')
  const toShip = cart.lines.filter(({ reward }) => reward.needsShipping)
  if (toShip.length > 0 && !cart.address) refuse('FIELD_MISSING', 'shipping_address')
  const unshipped = toShip.find((line) => line.shipping === null)
  if (unshipped) refuse('OUT_OF_RANGE', 'shipping_address', { reward: unshipped.reward.title })
  if (cart.total < CHECKOUT.minimumCents)
    refuse('NUMBER_LOW', 'total_usd', { min: CHECKOUT.minimumCents / 100 })
  if (cart.total + beside > CHECKOUT.capCents)
    refuse('NUMBER_HIGH', 'total_usd', { max: CHECKOUT.capCents / 100 })
  if (cart.total !== totalSeen) refuse('INTEGRITY_ERROR', 'total_usd')
}

/** The card, locked until the transaction ends: it cannot be removed while a pledge is choosing it. */
export async function chooseCard(tx: Transaction, userId: string, id: string | undefined): Promise<string> {
  const mine = eq(paymentMethods.userId, userId)
  const which = id ? eq(paymentMethods.id, id) : eq(paymentMethods.isDefault, true)
  const [card] = await tx
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(mine, which))
    .for('update')
  if (!card) refuse('MISSING_PAYMENT_METHOD', 'payment_method')
  return card.id
}

/**
 * First half of a checkout, in one transaction: takes the stock, freezes the cart and records a payment. If the process
 * dies after it, the retry or the next start continues from here.
 */
async function takeOut(platform: Platform, asked: ProjectRow, confirmed: Confirmed): Promise<PledgeRow> {
  const now = platform.businessNow()
  return platform.db.transaction(async (tx) => {
    await holdPeople(tx, confirmed.userId, [asked.creatorId])
    await lockPerson(tx, confirmed.userId)
    // A creator who was deleted meanwhile takes no pledges. The campaign's end waits for this, or is seen here.
    const [project = asked] = await tx
      .select()
      .from(projects)
      .where(eq(projects.id, asked.id))
      .for('key share')
    const mine = and(eq(pledges.projectId, project.id), eq(pledges.userId, confirmed.userId))
    const [pledge] = await tx
      .select()
      .from(pledges)
      .where(and(mine, eq(pledges.status, 'SHOPPING')))
      .for('update')
    const [earlier] = await tx
      .select()
      .from(pledges)
      .where(and(mine, eq(pledges.checkoutKey, confirmed.key)))
    if (earlier) return earlier
    if (!pledge) refuse('MISSING_PLEDGE')
    const cart = await readCart(tx, pledge)
    const beside = await pledgedBeside(tx, project, pledge)
    if (cart.coupon)
      await checkCoupon(tx, cart.coupon, { userId: confirmed.userId, subTotal: cart.subTotal, now })
    checkCart(cart, project, beside, confirmed.totalSeen, now)
    const paymentMethodId = await chooseCard(tx, confirmed.userId, confirmed.paymentMethodId)
    await takeStock(
      tx,
      cart.lines.map((line) => ({
        rewardId: line.reward.id,
        variantId: line.variant.id,
        quantity: line.quantity,
      })),
    )
    if (cart.coupon) await takeCoupon(tx, cart.coupon, pledge, now)
    for (const line of cart.lines) {
      await tx
        .update(pledgeItems)
        .set({ price: line.price, shipping: line.shipping ?? 0 })
        .where(and(eq(pledgeItems.pledgeId, pledge.id), eq(pledgeItems.variantId, line.variant.id)))
    }
    // Two variants of a reward are one promise.
    const promised = new Map(cart.lines.map(({ reward }) => [reward.id, reward]))
    const promises = await promisesNow(tx, project.id, [...promised.values()])
    const [taken] = await tx
      .update(pledges)
      .set({
        status: 'PROCESSING',
        subTotal: cart.subTotal,
        shippingTotal: cart.shippingTotal,
        discount: cart.discount,
        total: cart.total,
        shippingAddress: cart.address,
        promises,
        promisedAt: now,
        ships: cart.lines.some(({ reward }) => reward.needsShipping),
        paymentMethodId,
        chargeAt: chargesAtEnd(project) ? project.endTime : null,
        checkoutKey: confirmed.key,
        source: confirmed.source,
        updatedAt: now,
      })
      .where(eq(pledges.id, pledge.id))
      .returning()
    await tx.insert(payments).values({
      id: newId('pay'),
      pledgeId: pledge.id,
      paymentMethodId,
      amount: cart.total,
      captures: !chargesAtEnd(project),
      status: 'PENDING',
      createdAt: now,
      updatedAt: now,
    })
    return taken ?? pledge
  })
}

/** For a call whose person waits for the bank's answer. */
function refuseUnavailable(error: unknown): never {
  if (error instanceof ProcessorUnavailable) refuse('EXTERNAL_ERROR', 'payment_method')
  throw error
}

/** Rejects with the bank's code; an active or waiting pledge is the answer. */
async function answerFor(platform: Platform, pledge: PledgeRow) {
  if (pledge.status === 'SHOPPING' || pledge.status === 'FAILED') {
    const [payment] = await platform.db
      .select()
      .from(payments)
      .where(eq(payments.pledgeId, pledge.id))
      .orderBy(desc(payments.createdAt), desc(payments.captures))
      .limit(1)
    refuseFailed(payment)
  }
  return { pledge: await toWirePledge(platform.db, pledge) }
}

const onCheckout: Handler<typeof checkout> = async ({ platform, user, project, body, idempotencyKey }) => {
  const taken = await takeOut(platform, project, {
    userId: user.id,
    key: idempotencyKey,
    paymentMethodId: body.payment_method_id,
    totalSeen: body.total_usd,
    source: body.source !== undefined && isVisitSource(body.source) ? body.source : 'none',
  })
  return answerFor(platform, await settlePledge(platform, taken.id))
}

/** The bank's question about another card after the checkout, or about the charge that it made up for. */
async function answerLater(
  platform: Platform,
  pledge: PledgeRow,
  { approved, resumes }: { readonly approved: boolean; readonly resumes: boolean },
) {
  const { db } = platform
  const { payment, check } = await askedOf(db, pledge.id)
  if (payment?.actionUrl && isOpen(payment)) {
    await answerCharge(platform, pledge, payment, approved)
    const [charged] = await db.select().from(payments).where(eq(payments.id, payment.id))
    if (charged?.status === 'FAILED') refuseFailed(charged)
  } else if (check?.actionUrl) {
    const result = await answerCheck(platform, check, pledge, approved)
    if (result === 'late') refuse('INVALID_STATE')
    if (typeof result === 'object') refuseFailed(result)
  } else if (!resumes) refuse('PLEDGE_PAID')
  const [after = pledge] = await db.select().from(pledges).where(eq(pledges.id, pledge.id))
  return { pledge: await toWirePledge(db, after) }
}

/** The person comes back from the bank. Approving twice is one approval. */
const onConfirmPayment: Handler<typeof confirmPayment> = async ({
  platform,
  user,
  project,
  params,
  body,
  resumes,
}) => {
  const { db } = platform
  const [pledge] = await db
    .select()
    .from(pledges)
    .where(
      and(eq(pledges.id, params.pledgeId), eq(pledges.projectId, project.id), eq(pledges.userId, user.id)),
    )
  if (!pledge) refuse('NOT_FOUND', 'pledge')
  if (pledge.status === 'CHECKED_OUT')
    return answerLater(platform, pledge, { approved: body.approved, resumes }).catch(refuseUnavailable)
  // The bank had answered before the process died.
  if (resumes && pledge.status !== 'PROCESSING') return answerFor(platform, pledge)
  if (pledge.status === 'COMPLETED') refuse('PLEDGE_PAID')
  if (pledge.status === 'FAILED') refuse('PLEDGE_CANCELLED')
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.pledgeId, pledge.id))
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
  if (pledge.status !== 'PROCESSING' || !payment?.actionUrl) refuse('INVALID_STATE')
  await platform.payments.confirm(payment.id, body.approved).catch(refuseUnavailable)
  return answerFor(platform, await settlePledge(platform, pledge.id))
}

export const checkoutHandlers = {
  checkout: onCheckout,
  confirmPayment: onConfirmPayment,
} satisfies Partial<Handlers>
