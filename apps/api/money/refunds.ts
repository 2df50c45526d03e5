import { CHARGE } from '@kindling/validation/limits'
import { and, asc, eq, gt } from 'drizzle-orm'
import { payments, pledgeParts, pledges, projects, refunds } from '../database/schema.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { refundPaid } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { refundPledge } from '../pledges/refund.ts'
import { ProcessorUnavailable, type Transfer } from '../providers/payments.ts'
import { post } from '../wallet/ledger.ts'
import { inParallel } from './in-parallel.ts'

type RefundRow = typeof refunds.$inferSelect

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

async function settle(platform: Platform, { id }: RefundRow): Promise<void> {
  const { db, businessNow } = platform
  const [row] = await db
    .select({ refund: refunds, userId: pledges.userId, project: projects })
    .from(refunds)
    .innerJoin(pledges, eq(pledges.id, refunds.pledgeId))
    .innerJoin(projects, eq(projects.id, refunds.projectId))
    .where(eq(refunds.id, id))
  if (row?.refund.status !== 'PENDING') return
  const { userId, project } = row
  const transfer = await ask(platform, row.refund)
  if (!transfer || transfer.status === 'pending') return
  const toWallet = transfer.status === 'failed'
  const at = businessNow()
  await db.transaction(async (tx) => {
    await holdPeople(tx, userId, [])
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (refund?.status !== 'PENDING') return
    const { pledgeId, projectId, amount } = refund
    await post(tx, {
      reference: `refund settled ${id}`,
      kind: toWallet ? 'REFUND_TO_WALLET' : 'REFUND_PAID',
      at,
      detail: toWallet ? project.name : '',
      movements: [
        { holder: { refundOf: pledgeId, projectId }, token: 'USD', amount: -amount, pledgeId },
        { holder: toWallet ? { userId } : 'processor', token: 'USD', amount, pledgeId },
      ],
    })
    await tx
      .update(refunds)
      .set({ status: toWallet ? 'TO_WALLET' : 'PAID', settledAt: at })
      .where(eq(refunds.id, id))
    await notify(tx, refundPaid(project, { id, amount, toWallet, reason: refund.reason }), [userId], at)
  })
}

/** Refunds looked at in one run. */
const batch = 200

/**
 * Sends refunds that wait, and asks about those on their way. One that the processor returns for good goes to the
 * backer's wallet, once (M16).
 *
 * @returns how many were looked at.
 */
export async function sendRefunds(platform: Platform, signal?: AbortSignal): Promise<number> {
  const rows = await platform.db
    .select()
    .from(refunds)
    .where(eq(refunds.status, 'PENDING'))
    .orderBy(asc(refunds.createdAt))
    .limit(batch)
  await inParallel(rows, CHARGE.parallel, async (row) => {
    if (!signal?.aborted) await settle(platform, row)
  })
  return rows.length
}
