import type { PledgeEvent } from '@kindling/api-client/model/my-pledge'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { paymentMethods, payments, pledgeEvents, refunds } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { About } from '../notifications/about.ts'
import { pledgeChanged } from '../notifications/events.ts'
import { sendReceipt } from '../notifications/notify.ts'
import type { PledgeRow, Reader } from './cart.ts'

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
const nothing = { total_usd: null, item: null, from: null, to: null, last4: null }

type Change = Omit<typeof pledgeEvents.$inferInsert, 'id' | 'pledgeId'>

/** Writes what its backer changed in a pledge, in the transaction of the change; gives the id of the change. */
export async function recordChange(tx: Transaction, pledgeId: string, change: Change): Promise<string> {
  const id = newId('pev')
  await tx.insert(pledgeEvents).values({ ...change, pledgeId, id })
  return id
}

/** Writes a change, and queues its receipt (decisions 2 §9). `change.total`: cents of the pledge after it. */
export async function confirmChange(
  tx: Transaction,
  campaign: About,
  pledge: Pick<PledgeRow, 'id' | 'userId'>,
  change: Change & { readonly total: number },
): Promise<void> {
  const id = await recordChange(tx, pledge.id, change)
  const { kind, item, fromQuantity: from, toQuantity: to, last4, createdAt } = change
  const told = { id: pledge.id, totalCents: change.total }
  const receipt = pledgeChanged(campaign, told, { id, kind, item, from, to, last4 })
  await sendReceipt(tx, receipt, pledge.userId, createdAt)
}

/** What happened to a pledge since its checkout, the newest first: from its payments, refunds and its backer's changes. */
export async function historyOf(db: Reader, pledge: PledgeRow): Promise<PledgeEvent[]> {
  const [paid, sentBack, changes] = await Promise.all([
    db
      .select({ payment: payments, last4: paymentMethods.last4 })
      .from(payments)
      .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
      .where(eq(payments.pledgeId, pledge.id))
      .orderBy(asc(payments.createdAt)),
    db.select().from(refunds).where(eq(refunds.pledgeId, pledge.id)).orderBy(asc(refunds.createdAt)),
    db
      .select()
      .from(pledgeEvents)
      .where(eq(pledgeEvents.pledgeId, pledge.id))
      .orderBy(asc(pledgeEvents.createdAt)),
  ])
  const events: PledgeEvent[] = changes.map((each) => ({
    kind: each.kind,
    at: seconds(each.createdAt),
    total_usd: each.total,
    item: each.item,
    from: each.fromQuantity,
    to: each.toQuantity,
    last4: each.last4,
  }))
  // A card that was rejected at the checkout has a payment of its own before the one that stood.
  const stood = paid.find(({ payment }) => payment.status !== 'FAILED') ?? paid.at(-1)
  if (stood)
    events.unshift({
      ...nothing,
      kind: 'pledged',
      at: seconds(stood.payment.createdAt),
      total_usd: stood.payment.amount,
    })
  for (const { payment, last4 } of paid) {
    const told = { ...nothing, at: seconds(payment.updatedAt), total_usd: payment.amount, last4 }
    if (payment.status === 'COMPLETED') events.push({ ...told, kind: 'charged' })
    if (payment.status === 'FAILED') events.push({ ...told, kind: 'charge_failed' })
  }
  for (const { amount, createdAt } of sentBack)
    events.push({ ...nothing, kind: 'refunded', at: seconds(createdAt), total_usd: amount })
  if (pledge.status === 'FAILED' && paid.at(-1)?.payment.status === 'CANCELLED')
    events.push({ ...nothing, kind: 'cancelled', at: seconds(pledge.updatedAt) })
  // Of one second, what came later is the newer: a card is charged in the second of its checkout.
  return events.reverse().sort((a, b) => b.at - a.at)
}
