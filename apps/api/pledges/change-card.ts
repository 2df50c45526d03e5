import type { changePledgePayment } from '@kindling/api-client/contract/cart-changes'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { cardChecks, paymentMethods, payments, pledges, type projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { idOfCall } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { refuseFailed } from './bank-question.ts'
import { type CardCheck, checkOf, dropCheck, settleCheck } from './card-check.ts'
import { type PledgeRow, toWirePledge } from './cart.ts'
import { chooseCard } from './checkout.ts'
import { chargePayment, dropQuestion, free, isOpen } from './end-charge.ts'
import { recordChange } from './history.ts'
import { latestPaymentOf, lockPledge, momentAfter, type PaymentRow, refuseUnlessOpen } from './open-pledge.ts'
import { settlePledge } from './settle.ts'

/** What follows from a choice: its bank is asked for the money, or for later charges, or nothing changes. */
type Chosen =
  | { readonly does: 'charge'; readonly payment: PaymentRow }
  | { readonly does: 'check'; readonly check: CardCheck; readonly replaced: string | null }
  | { readonly does: 'keep'; readonly replaced: string }
  | null

/** A campaign that ended with its goal reached charges; a suspended one waits. */
const chargesNow = ({ status, result, endedAt }: typeof projects.$inferSelect): boolean =>
  status === 'COMPLETE' && result === 'successful' && !endedAt

/**
 * The charge failed, and its backer is here: the other card is charged at once, while its bank can ask them. The job of
 * failed charges finds the payment as well, should this process die.
 */
async function openCharge(
  tx: Transaction,
  pledge: PledgeRow,
  { id, cardId, after, now }: { id: string; cardId: string; after: PaymentRow; now: Date },
): Promise<PaymentRow | undefined> {
  const [card] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, cardId))
  await tx
    .update(pledges)
    .set({ ...free, paymentMethodId: cardId, chargeAt: now, updatedAt: now })
    .where(eq(pledges.id, pledge.id))
  // What comes of the charge is told; the choice needs no receipt beside it.
  const { id: pledgeId, total } = pledge
  await recordChange(tx, pledgeId, { kind: 'card', total, last4: card?.last4 ?? null, createdAt: now })
  const [payment] = await tx
    .insert(payments)
    .values({
      id,
      pledgeId: pledge.id,
      paymentMethodId: cardId,
      amount: pledge.total,
      captures: true,
      status: 'PENDING',
      createdAt: momentAfter(after, now),
      updatedAt: now,
    })
    .returning()
  return payment
}

async function choose(
  tx: Transaction,
  platform: Platform,
  asked: {
    readonly id: string
    readonly projectId: number
    readonly userId: string
    readonly pledgeId: string
    readonly cardId: string | undefined
  },
): Promise<Chosen> {
  const { id } = asked
  await lockPerson(tx, asked.userId)
  const locked = await lockPledge(tx, asked)
  if (!locked) refuse('NOT_FOUND', 'pledge')
  const { pledge, campaign } = locked
  // This very call was interrupted: what it had opened goes on.
  const [earlier] = await tx.select().from(payments).where(eq(payments.id, id))
  if (earlier) return earlier.captures ? { does: 'charge', payment: earlier } : null
  refuseUnlessOpen(pledge)
  const payment = await latestPaymentOf(tx, pledge.id)
  const failed = payment?.status === 'FAILED'
  // While the bank decides on a charge, another card would be a second one.
  if (!failed && payment?.status !== 'CHECKED_OUT') refuse('INVALID_STATE')
  const cardId = await chooseCard(tx, asked.userId, asked.cardId)
  const now = platform.businessNow()
  const before = await checkOf(tx, pledge.id)
  if (failed && chargesNow(campaign)) {
    const opened = await openCharge(tx, pledge, { id, cardId, after: payment, now })
    return opened ? { does: 'charge', payment: opened } : null
  }
  if (before?.paymentMethodId === cardId) return { does: 'check', check: before, replaced: null }
  if (before) await tx.delete(cardChecks).where(eq(cardChecks.id, before.id))
  const replaced = before?.id ?? null
  const check = { id, pledgeId: pledge.id, paymentMethodId: cardId, actionUrl: null, createdAt: now }
  // The card that it has already needs no other look, unless it failed.
  if (cardId === pledge.paymentMethodId && !failed) return replaced ? { does: 'keep', replaced } : null
  await tx.insert(cardChecks).values(check)
  return { does: 'check', check, replaced }
}

/**
 * Another card for a pledge that waits for its charge, or whose charge failed. The bank is asked while its backer is
 * there: for later charges, or, after a failure, for the money itself. Until it agreed, a pledge that waits keeps the
 * card it had. `next_action` of the answer is the bank's question, if it has one.
 *
 * Rejects with INVALID_VALUE or INSUFFICIENT_FUNDS of `payment_method` as the bank did; with EXTERNAL_ERROR where the
 * processor did not answer about a card for later.
 */
const onChangePledgePayment: Handler<typeof changePledgePayment> = async ({
  platform,
  user,
  project,
  params: { pledgeId },
  body,
  idempotencyKey,
  resumes,
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
  const open = await latestPaymentOf(db, pledgeId)
  // A question about the card before: its person is here, and chose another.
  if (open?.actionUrl && isOpen(open) && found.status === 'CHECKED_OUT' && !resumes)
    await dropQuestion(platform, found, open)
  const id = idOfCall('pay', user.id, idempotencyKey)
  const asked = { id, projectId: project.id, userId: user.id, pledgeId, cardId: body.id }
  const chosen = await db.transaction((tx) => choose(tx, platform, asked))
  if (chosen?.does === 'charge') {
    await chargePayment(platform, found, chosen.payment)
    const [charged] = await db.select().from(payments).where(eq(payments.id, id))
    if (charged?.status === 'FAILED') refuseFailed(charged)
  }
  if (chosen && 'replaced' in chosen && chosen.replaced) await dropCheck(platform, chosen.replaced)
  if (chosen?.does === 'check') {
    const result = await settleCheck(platform, chosen.check, found)
    if (result === 'unknown') await dropCheck(platform, chosen.check.id)
    if (result === 'late') refuse('INVALID_STATE')
    if (result === 'unknown') refuseFailed(undefined)
    if (typeof result === 'object') refuseFailed(result)
  }
  const [pledge = found] = await db.select().from(pledges).where(mine)
  return { pledge: await toWirePledge(db, pledge) }
}

export const changeCardHandlers = {
  changePledgePayment: onChangePledgePayment,
} satisfies Partial<Handlers>
