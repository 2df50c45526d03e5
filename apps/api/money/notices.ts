import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { processorNotices } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { bookLostDispute } from './disputes.ts'
import { bookBouncedRefund } from './refunds.ts'

/** Notices looked at in one run. */
const batch = 200

/**
 * Books what the processor has told: a lost dispute takes the money of its charge, a bounced refund goes to the
 * backer's wallet. What changes nothing in the books is closed; an open dispute stays until the bank has decided. Safe
 * to repeat, beside itself as well.
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
  const rows = await db
    .select()
    .from(processorNotices)
    .where(and(isUnhandled, inArray(processorNotices.state, ['lost', 'failed'])))
    .orderBy(asc(processorNotices.updatedAt))
    .limit(batch)
  for (const notice of rows)
    if (notice.about === 'dispute') await bookLostDispute(platform, notice)
    else await bookBouncedRefund(platform, notice)
}
