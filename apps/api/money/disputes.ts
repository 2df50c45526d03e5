import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import {
  payments,
  type pledgeParts,
  pledges,
  processorNotices,
  projects,
  refunds,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { disputeLost } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { teamOf } from '../notifications/team.ts'
import { partsOf } from '../pledges/books.ts'
import { countMoney } from '../pledges/money-days.ts'
import { cancelIfWhole, takeFromParts } from '../pledges/refund.ts'
import { balanceOf, post } from '../wallet/ledger.ts'

type Notice = typeof processorNotices.$inferSelect
type PledgeRow = typeof pledges.$inferSelect

/** Who bears a dispute, in cents. */
interface Bearers {
  readonly held: readonly { readonly part: string; readonly cents: number }[]
  readonly creator: number
  readonly platform: number
  /** What the pledge's parts count as gone back: what they held, and what was released from them. */
  readonly released: number
}

/** First what the pledge still holds, the latest part first; then the creator, for what was released; then the platform. */
function shareOut(
  amount: number,
  parts: readonly (typeof pledgeParts.$inferSelect)[],
  available: number,
): Bearers {
  let left = amount
  const held = parts.flatMap((each) => {
    const cents = Math.min(each.held, left)
    left -= cents
    return cents > 0 ? [{ part: each.part, cents }] : []
  })
  const released = Math.min(
    left,
    parts.reduce((sum, each) => sum + each.released, 0),
  )
  const creator = Math.min(released, Math.max(0, available))
  return { held, creator, platform: left - creator, released }
}

async function book(tx: Transaction, pledge: PledgeRow, notice: Notice, at: Date): Promise<void> {
  const { id: pledgeId, projectId } = pledge
  const parts = await partsOf(tx, pledgeId)
  const creatorOf = { holder: { creatorOf: projectId }, token: 'USD' } as const
  const { held, creator, platform, released } = shareOut(notice.amount, parts, await balanceOf(tx, creatorOf))
  const fromHeld = held.reduce((sum, { cents }) => sum + cents, 0)
  await post(tx, {
    reference: `dispute ${notice.id}`,
    kind: 'DISPUTE_LOST',
    at,
    movements: [
      ...held.map(({ part, cents }) => ({
        holder: { heldFor: projectId, part },
        token: 'USD' as const,
        amount: -cents,
        pledgeId,
      })),
      ...(creator > 0 ? [{ ...creatorOf, amount: -creator, pledgeId }] : []),
      ...(platform > 0
        ? [{ holder: 'platform' as const, token: 'USD' as const, amount: -platform, pledgeId }]
        : []),
      { holder: 'processor', token: 'USD', amount: notice.amount, pledgeId },
    ],
  })
  const back = fromHeld + released
  if (back > 0) {
    await takeFromParts(tx, parts, { held, released })
    await tx.insert(refunds).values({
      id: newId('ref'),
      pledgeId,
      projectId,
      amount: back,
      cause: 'dispute',
      status: 'BY_BANK',
      createdAt: at,
      settledAt: at,
    })
    if (pledge.status === 'COMPLETED') await cancelIfWhole(tx, pledge, at)
  }
  if (fromHeld + creator > 0)
    await countMoney(tx, {
      projectId,
      kind: 'refunded',
      pledges: 1,
      held: -fromHeld,
      available: -creator,
      at,
    })
}

/**
 * Books a lost dispute: the bank has taken the money of a charge from the processor (decisions 2 §4). The backer has it
 * back, so the pledge counts as refunded; its creator and ADMINs are notified. Safe to repeat.
 */
export async function bookLostDispute(platform: Platform, { id, key }: Notice): Promise<void> {
  const { db, businessNow } = platform
  const [found] = await db
    .select({ payment: payments, pledge: pledges })
    .from(payments)
    .innerJoin(pledges, eq(pledges.id, payments.pledgeId))
    .where(eq(payments.id, key))
  // Of something else in the same account of the processor: a person decides, and closes the row.
  if (!found) return
  const { payment, pledge: seen } = found
  // Not settled here yet: the next run meets it settled.
  if (payment.status === 'PENDING' || payment.status === 'PROCESSING') return
  const admins = await teamOf(db, seen.projectId, 'pledges:refund')
  const at = businessNow()
  await db.transaction(async (tx) => {
    await holdPeople(tx, seen.userId, admins)
    // A release or a withdrawal waits: what it moves is counted either before or after.
    const [project] = await tx.select().from(projects).where(eq(projects.id, seen.projectId)).for('update')
    const [pledge] = await tx.select().from(pledges).where(eq(pledges.id, seen.id)).for('update')
    const [notice] = await tx
      .update(processorNotices)
      .set({ handledAt: platform.now() })
      .where(and(eq(processorNotices.id, id), isNull(processorNotices.handledAt)))
      .returning()
    if (!notice || !project || !pledge || notice.amount === 0) return
    await book(tx, pledge, notice, at)
    await notify(tx, disputeLost(project, { id, amount: notice.amount }), admins, at)
  })
}
