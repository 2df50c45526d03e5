import { eq, inArray } from 'drizzle-orm'
import { payments, refunds, withdrawals } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { inParallel } from './in-parallel.ts'
import { checkInvariants } from './invariants.ts'

/** What the ledger, the pledges and the processor say differently, each in a sentence. */
export interface Comparison {
  readonly differences: readonly string[]
  /** Payments, refunds and payouts that were asked about at the processor. */
  readonly asked: number
}

const parallel = 16

/**
 * Compares the ledger with the pledges, and both with the processor's books: every completed payment is a charge of
 * its amount, every paid refund and payout a transfer.
 */
export async function compareBooks(platform: Platform): Promise<Comparison> {
  const { db, payments: processor } = platform
  const differences = (await checkInvariants(db)).map(
    ({ name, rows }) => `${name}: not of ${rows.join(', ')}`,
  )
  const collected = await db.select().from(payments).where(eq(payments.status, 'COMPLETED'))
  const sentBack = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.status, ['PAID', 'TO_WALLET']))
  const paidOut = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.status, ['PAID', 'RETURNED']))
  await inParallel(collected, parallel, async ({ id, amount }) => {
    const charge = await processor.read(id)
    if (charge?.status !== 'succeeded')
      differences.push(`${id}: completed here, ${charge?.status ?? 'unknown'} there`)
    else if (charge.amount !== amount) differences.push(`${id}: ${amount} cents here, ${charge.amount} there`)
  })
  await inParallel(sentBack, parallel, async ({ id, amount, status }) => {
    const transfer = await processor.readRefund(id)
    if (status === 'PAID' && transfer?.status !== 'succeeded')
      differences.push(`${id}: refunded here, ${transfer?.status ?? 'unknown'} there`)
    else if (transfer && transfer.amount !== amount)
      differences.push(`${id}: ${amount} cents here, ${transfer.amount} there`)
  })
  await inParallel(paidOut, parallel, async ({ id, amount, status }) => {
    const transfer = await processor.readPayout(id)
    if (status === 'PAID' && transfer?.status !== 'succeeded')
      differences.push(`${id}: paid out here, ${transfer?.status ?? 'unknown'} there`)
    else if (transfer && transfer.amount !== amount)
      differences.push(`${id}: ${amount} cents here, ${transfer.amount} there`)
  })
  return { differences, asked: collected.length + sentBack.length + paidOut.length }
}
