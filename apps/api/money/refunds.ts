import { CHARGE } from '@kindling/validation/limits'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  payments,
  pledgeParts,
  pledges,
  processorNotices,
  projects,
  refunds,
  users,
} from '../database/schema.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { refundPaid } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { refundPledge } from '../pledges/refund.ts'
import { ProcessorUnavailable, type Transfer } from '../providers/payments.ts'
import { type Holder, post } from '../wallet/ledger.ts'
import { inParallel } from './in-parallel.ts'

type RefundRow = typeof refunds.$inferSelect
type ProjectRow = typeof projects.$inferSelect
type Notice = typeof processorNotices.$inferSelect

/** Orders the refund of everything that a project's pledges still hold, each in a transaction of its own. */
export async function refundProject(
  platform: Platform,
  { project, cause }: { readonly project: number; readonly cause: 'vote' | 'late' | 'suspended' },
  signal: AbortSignal,
): Promise<void> {
  const { db, businessNow } = platform
  const rows = await db
    .selectDistinct({ id: pledgeParts.pledgeId })
    .from(pledgeParts)
    .where(and(eq(pledgeParts.projectId, project), gt(pledgeParts.held, 0)))
    .orderBy(asc(pledgeParts.pledgeId))
  for (const { id } of rows) {
    if (signal.aborted) return
    await db.transaction(async (tx) => {
      const [pledge] = await tx.select().from(pledges).where(eq(pledges.id, id)).for('update')
      if (pledge) await refundPledge(tx, pledge, { cause, at: businessNow() })
    })
  }
}

/** What became of a refund at the processor; null where it cannot be asked now. */
async function ask(platform: Platform, refund: RefundRow): Promise<Transfer | null> {
  const { db, payments: processor } = platform
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.pledgeId, refund.pledgeId), eq(payments.status, 'COMPLETED')))
  try {
    // A pledge without a charge of ours: the money cannot go back the way it came.
    if (!payment) return { status: 'failed', amount: refund.amount }
    return await processor.refund({
      idempotencyKey: refund.id,
      chargeKey: payment.id,
      amount: refund.amount,
    })
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    platform.log.warn({ refundId: refund.id }, 'payment processor did not answer')
    return processor.readRefund(refund.id).catch(() => null)
  }
}

interface Destination {
  readonly refund: RefundRow
  readonly userId: string
  readonly project: ProjectRow
}

const find = async (db: Database | Transaction, id: string): Promise<Destination | undefined> => {
  const [row] = await db
    .select({ refund: refunds, userId: pledges.userId, project: projects })
    .from(refunds)
    .innerJoin(pledges, eq(pledges.id, refunds.pledgeId))
    .innerJoin(projects, eq(projects.id, refunds.projectId))
    .where(eq(refunds.id, id))
  return row
}

/** Cents that the platform gave for a pledge's lost dispute, and has not got back. */
async function advancedFor(tx: Transaction, pledgeId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerEntries.pledgeId, pledgeId), eq(ledgerAccounts.name, 'platform')))
  return Math.max(0, -Number(row?.sum ?? 0))
}

/**
 * Books a refund that no card took, from where it is now. It goes to the backer's wallet, but for what the backer's bank
 * took back by a dispute meanwhile: the platform gave that, and gets it.
 */
async function toWallet(
  tx: Transaction,
  { refund, userId, project }: Destination,
  { reference, from, key, at }: { reference: string; from: Holder; key: string; at: Date },
): Promise<void> {
  const { id, pledgeId, amount, reason } = refund
  const toPlatform = Math.min(amount, await advancedFor(tx, pledgeId))
  const rest = amount - toPlatform
  const movement = { token: 'USD', pledgeId } as const
  await post(tx, {
    reference,
    kind: rest > 0 ? 'REFUND_TO_WALLET' : 'REFUND_BY_BANK',
    at,
    detail: rest > 0 ? project.name : '',
    movements: [
      { ...movement, holder: from, amount: -amount },
      ...(rest > 0 ? [{ ...movement, holder: { userId }, amount: rest }] : []),
      ...(toPlatform > 0 ? [{ ...movement, holder: 'platform' as const, amount: toPlatform }] : []),
    ],
  })
  await tx
    .update(refunds)
    .set({ status: rest > 0 ? 'TO_WALLET' : 'BY_BANK', settledAt: at })
    .where(eq(refunds.id, id))
  if (rest > 0)
    await notify(tx, refundPaid(project, { id: key, amount: rest, toWallet: true, reason }), [userId], at)
}

async function settle(platform: Platform, { id }: Pick<RefundRow, 'id'>): Promise<void> {
  const { db, businessNow } = platform
  const seen = await find(db, id)
  if (seen?.refund.status !== 'PENDING') return
  const { userId, project } = seen
  const transfer = await ask(platform, seen.refund)
  if (!transfer || transfer.status === 'pending') return
  const at = businessNow()
  await db.transaction(async (tx) => {
    await holdPeople(tx, userId, [])
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (refund?.status !== 'PENDING') return
    const { pledgeId, projectId, amount, reason } = refund
    const from: Holder = { refundOf: pledgeId, projectId }
    const reference = `refund settled ${id}`
    if (transfer.status === 'failed')
      return toWallet(tx, { refund, userId, project }, { reference, from, key: id, at })
    await post(tx, {
      reference,
      kind: 'REFUND_PAID',
      at,
      movements: [
        { holder: from, token: 'USD', amount: -amount, pledgeId },
        { holder: 'processor', token: 'USD', amount, pledgeId },
      ],
    })
    await tx.update(refunds).set({ status: 'PAID', settledAt: at }).where(eq(refunds.id, id))
    await notify(tx, refundPaid(project, { id, amount, toWallet: false, reason }), [userId], at)
  })
}

/**
 * Books a refund that its bank returned after it was paid: the processor has the money again, and the backer gets it in
 * the wallet. Safe to repeat. One of a deleted account, or of no refund of ours, is left for a person.
 */
export async function bookBouncedRefund(platform: Platform, notice: Notice): Promise<void> {
  const { db, now, businessNow } = platform
  // One that nobody has asked about since: it is settled as failed.
  await settle(platform, { id: notice.key })
  const seen = await find(db, notice.key)
  if (!seen || seen.refund.status === 'PENDING') return
  const { userId, project } = seen
  const at = businessNow()
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, notice.key)).for('update')
    if (refund?.status === 'PAID') {
      if (!person || person.deletedAt) return
      await toWallet(
        tx,
        { refund, userId, project },
        {
          reference: `refund returned ${refund.id}`,
          from: 'processor',
          key: `returned:${refund.id}`,
          at,
        },
      )
    }
    await tx.update(processorNotices).set({ handledAt: now() }).where(eq(processorNotices.id, notice.id))
  })
}

/** Refunds looked at in one run. */
const batch = 200

/**
 * Sends refunds that wait, and asks about those on their way: those first that nobody asked about yet, then those that
 * were asked about longest ago, so that slow banks keep nobody else waiting. One that the processor returns for good goes to the
 * backer's wallet, once (M16).
 *
 * @returns how many were looked at.
 */
export async function sendRefunds(platform: Platform, signal?: AbortSignal): Promise<number> {
  const rows = await platform.db
    .select()
    .from(refunds)
    .where(eq(refunds.status, 'PENDING'))
    .orderBy(sql`${refunds.triedAt} nulls first`, asc(refunds.createdAt))
    .limit(batch)
  await inParallel(rows, CHARGE.parallel, async (row) => {
    if (signal?.aborted) return
    await settle(platform, row)
    await platform.db.update(refunds).set({ triedAt: platform.now() }).where(eq(refunds.id, row.id))
  })
  return rows.length
}
