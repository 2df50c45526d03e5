import { and, asc, eq, exists, inArray, isNull, or } from 'drizzle-orm'
import { payments, processorNotices, refunds } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { bookLostDispute } from './disputes.ts'
import { inParallel } from './in-parallel.ts'
import { bookBouncedRefund } from './refunds.ts'

/** Notices looked at in one run. */
const batch = 200

/**
 * Books what the processor has told: a lost dispute takes the money of its charge, a bounced refund goes to the
 * backer's wallet. What changes nothing in the books is closed; an open dispute stays until the bank has decided. What
 * is of something else in the same account of the processor waits for a person, and keeps nothing of ours waiting: nor
 * does a notice that cannot be booked. Safe to repeat, beside itself as well.
 *
 * @throws the first error, once all others were booked
 */
export async function bookNotices(platform: Platform): Promise<void> {
  const { db, now } = platform
  const isUnhandled = isNull(processorNotices.handledAt)
  await db
    .update(processorNotices)
    .set({ handledAt: now() })
    .where(
      and(
        isUnhandled,
        or(
          eq(processorNotices.state, 'won'),
          and(
            eq(processorNotices.about, 'refund'),
            inArray(processorNotices.state, ['pending', 'succeeded']),
          ),
        ),
      ),
    )
  const isOurs = or(
    exists(db.select({ id: payments.id }).from(payments).where(eq(payments.id, processorNotices.key))),
    exists(db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, processorNotices.key))),
  )
  const rows = await db
    .select()
    .from(processorNotices)
    .where(and(isUnhandled, inArray(processorNotices.state, ['lost', 'failed']), isOurs))
    .orderBy(asc(processorNotices.updatedAt))
    .limit(batch)
  await inParallel(rows, 1, (notice) =>
    notice.about === 'dispute' ? bookLostDispute(platform, notice) : bookBouncedRefund(platform, notice),
  )
}
