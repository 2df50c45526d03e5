import { CHARGE } from '@kindling/validation/limits'
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { projects, withdrawals } from '../database/schema.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { withdrawalSettled } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { teamOf } from '../notifications/team.ts'
import { ProcessorUnavailable, type Transfer } from '../providers/payments.ts'
import { post } from '../wallet/ledger.ts'
import { inParallel } from './in-parallel.ts'
import { platformCents } from './platform-account.ts'

type WithdrawalRow = typeof withdrawals.$inferSelect

/** What became of a payout at the processor; null where it cannot be asked now. */
async function ask(platform: Platform, { id, destination, amount }: WithdrawalRow): Promise<Transfer | null> {
  const { payments: processor, log } = platform
  try {
    return await processor.payout({ idempotencyKey: id, destination, amount })
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable)) throw error
    log.warn({ withdrawalId: id }, 'payment processor did not answer')
    return processor.readPayout(id).catch(() => null)
  }
}

async function settle(platform: Platform, seen: WithdrawalRow): Promise<void> {
  const { db, businessNow } = platform
  const transfer = await ask(platform, seen)
  if (!transfer || transfer.status === 'pending') return
  const isReturned = transfer.status === 'failed'
  const { id, projectId, userId, amount } = seen
  const at = businessNow()
  const admins = projectId === null ? [] : await teamOf(db, projectId, 'funds:withdraw')
  await db.transaction(async (tx) => {
    await holdPeople(tx, userId, admins)
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
    if (row?.status !== 'PENDING') return
    const back = projectId === null ? { userId } : { creatorOf: projectId }
    await post(tx, {
      reference: `withdrawal settled ${id}`,
      kind: isReturned ? 'WITHDRAWAL_RETURNED' : 'WITHDRAWAL_PAID',
      at,
      movements: [
        { holder: { payoutOf: projectId }, token: 'USD', amount: -amount },
        { holder: isReturned ? back : 'processor', token: 'USD', amount },
      ],
    })
    await tx
      .update(withdrawals)
      .set({ status: isReturned ? 'RETURNED' : 'PAID', settledAt: at })
      .where(eq(withdrawals.id, id))
    // The history of a wallet says it to its owner.
    if (projectId === null) return
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId))
    if (project) await notify(tx, withdrawalSettled(project, { id, amount, isReturned }), admins, at)
  })
}

/** Payouts looked at in one run. */
const batch = 200

/**
 * Sends withdrawals that wait, and asks about those on their way: those first that nobody asked about yet, then those
 * that were asked about longest ago, so that slow banks keep nobody else waiting. One that the bank returns is its
 * owner's again, once. Those of a suspended project wait, and while the platform owes more than it has, those of wallets
 * (decisions 2 §4).
 *
 * @returns how many were looked at.
 */
export async function sendPayouts(platform: Platform, signal?: AbortSignal): Promise<number> {
  const { db } = platform
  const isPending = eq(withdrawals.status, 'PENDING')
  const [any] = await db.select({ id: withdrawals.id }).from(withdrawals).where(isPending).limit(1)
  if (!any) return 0
  const mayGo = [
    or(isNull(withdrawals.projectId), ne(projects.status, 'SUSPENDED')),
    ...((await platformCents(db)) < 0 ? [isNotNull(withdrawals.projectId)] : []),
  ]
  const rows = await db
    .select({ row: withdrawals })
    .from(withdrawals)
    .leftJoin(projects, eq(projects.id, withdrawals.projectId))
    .where(and(isPending, ...mayGo))
    .orderBy(sql`${withdrawals.triedAt} nulls first`, asc(withdrawals.createdAt))
    .limit(batch)
  await inParallel(rows, CHARGE.parallel, async ({ row }) => {
    if (signal?.aborted) return
    await settle(platform, row)
    await db.update(withdrawals).set({ triedAt: platform.now() }).where(eq(withdrawals.id, row.id))
  })
  return rows.length
}
