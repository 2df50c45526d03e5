import { CHARGE } from '@kindling/validation/limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { payments } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { post } from '../wallet/ledger.ts'
import { inParallel } from './in-parallel.ts'

type PaymentRow = typeof payments.$inferSelect

/** Charges looked at in one run. */
const batch = 200

async function book(platform: Platform, { id }: PaymentRow): Promise<void> {
  const { db, payments: processor, businessNow } = platform
  const cost = await processor.readCost(id).catch((error: unknown) => {
    platform.log.warn({ paymentId: id, error }, 'the processor did not tell what a charge costs')
    return null
  })
  if (cost === null) return
  await db.transaction(async (tx) => {
    const [known] = await tx
      .update(payments)
      .set({ processorCost: cost })
      .where(and(eq(payments.id, id), isNull(payments.processorCost)))
      .returning({ id: payments.id })
    if (!known || cost === 0) return
    await post(tx, {
      reference: `cost ${id}`,
      kind: 'PROCESSOR_COST',
      at: businessNow(),
      movements: [
        { holder: 'platform', token: 'USD', amount: -cost },
        { holder: 'processor', token: 'USD', amount: cost },
      ],
    })
  })
}

/**
 * Asks the processor what it took for charges, and books it: the platform bears it, neither the creator nor the backer
 * (decisions 2 §4). Drawn by lot, so that charges which are never told keep no other waiting for good.
 */
export async function bookCosts(platform: Platform, signal?: AbortSignal): Promise<void> {
  const rows = await platform.db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'COMPLETED'), isNull(payments.processorCost)))
    .orderBy(sql`random()`)
    .limit(batch)
  await inParallel(rows, CHARGE.parallel, async (row) => {
    if (!signal?.aborted) await book(platform, row)
  })
}
