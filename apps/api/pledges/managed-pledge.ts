import type { getManagedPledge } from '@kindling/api-client/contract/pledge-management'
import type { ManagedPledge } from '@kindling/api-client/model/pledge-management'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { pledges } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { toWirePledge } from './cart.ts'
import { historyOf } from './history.ts'
import { linesOf } from './listed-pledges.ts'
import { moneyOf } from './own-pledge.ts'

/** A pledge as its campaign's team sees it: without the card. */
export async function toManagedPledge(
  db: Database,
  pledge: typeof pledges.$inferSelect,
): Promise<ManagedPledge> {
  const { payment_method, next_action, failure, ...seen } = await toWirePledge(db, pledge)
  return { ...seen, order_status: pledge.orderStatus }
}

const onGetManagedPledge: Handler<typeof getManagedPledge> = async ({ platform, project, params }) => {
  const { db } = platform
  const [row] = await db
    .select()
    .from(pledges)
    .where(
      and(eq(pledges.id, params.pledgeId), eq(pledges.projectId, project.id), ne(pledges.status, 'SHOPPING')),
    )
  if (!row) refuse('NOT_FOUND', 'pledge')
  const [[line], pledge, money, history] = await Promise.all([
    linesOf(db, project.id, [row.id]),
    toManagedPledge(db, row),
    moneyOf(db, row.id),
    historyOf(db, row),
  ])
  if (!line) refuse('NOT_FOUND', 'pledge')
  const askedAt = row.refundAskedAt
  return {
    line,
    pledge,
    money,
    history,
    refund_asked: askedAt && { at: Math.floor(askedAt.getTime() / 1000), reason: row.refundReason },
  }
}

export const managedPledgeHandlers = {
  getManagedPledge: onGetManagedPledge,
} satisfies Partial<Handlers>
