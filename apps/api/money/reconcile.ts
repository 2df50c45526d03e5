import { and, eq, inArray } from 'drizzle-orm'
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

const unlikeAmount = (id: string, here: number, there: number): string =>
  `${id}: ${here} cents here, ${there} there`
/** Money that moved at the processor, though the books here say that it did not. */
const movedAfterAll = (id: string, here: string, cents: number): string =>
  `${id}: ${here} here, succeeded there with ${cents} cents`

/**
 * Compares the ledger with the pledges, and both with the processor's books: every completed payment is a charge of
 * its amount, every paid refund and payout a transfer; and nothing that failed or came back here has gone through there.
 */
export async function compareBooks(platform: Platform): Promise<Comparison> {
  const { db, payments: processor } = platform
  const differences = (await checkInvariants(db)).map(
    ({ name, rows }) => `${name}: not of ${rows.join(', ')}`,
  )
  const collected = await db.select().from(payments).where(eq(payments.status, 'COMPLETED'))
  // A card that is only set up has no money taken from it.
  const uncollected = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, ['FAILED', 'CANCELLED']), eq(payments.captures, true)))
  const sentBack = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.status, ['PAID', 'TO_WALLET', 'BY_BANK']))
  const paidOut = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.status, ['PAID', 'RETURNED']))
  await inParallel(collected, parallel, async ({ id, amount }) => {
    const charge = await processor.read(id)
    if (charge?.status !== 'succeeded')
      differences.push(`${id}: completed here, ${charge?.status ?? 'unknown'} there`)
    else if (charge.amount !== amount) differences.push(unlikeAmount(id, amount, charge.amount))
  })
  await inParallel(uncollected, parallel, async ({ id, status }) => {
    const charge = await processor.read(id)
    if (charge?.status === 'succeeded')
      differences.push(movedAfterAll(id, status === 'FAILED' ? 'failed' : 'cancelled', charge.amount))
  })
  await inParallel(sentBack, parallel, async ({ id, amount, status }) => {
    const transfer = await processor.readRefund(id)
    if (status === 'PAID' && transfer?.status !== 'succeeded')
      differences.push(`${id}: refunded here, ${transfer?.status ?? 'unknown'} there`)
    else if (status !== 'PAID' && transfer?.status === 'succeeded')
      differences.push(
        movedAfterAll(id, status === 'TO_WALLET' ? 'in the wallet' : 'taken by the bank', transfer.amount),
      )
    else if (transfer && transfer.amount !== amount)
      differences.push(unlikeAmount(id, amount, transfer.amount))
  })
  await inParallel(paidOut, parallel, async ({ id, amount, status }) => {
    const transfer = await processor.readPayout(id)
    if (status === 'PAID' && transfer?.status !== 'succeeded')
      differences.push(`${id}: paid out here, ${transfer?.status ?? 'unknown'} there`)
    else if (status === 'RETURNED' && transfer?.status === 'succeeded')
      differences.push(movedAfterAll(id, 'returned', transfer.amount))
    else if (transfer && transfer.amount !== amount)
      differences.push(unlikeAmount(id, amount, transfer.amount))
  })
  return {
    differences,
    asked: collected.length + uncollected.length + sentBack.length + paidOut.length,
  }
}
