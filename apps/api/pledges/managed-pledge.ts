import type { ManagedPledge } from '@kindling/api-client/model/pledge-management'
import type { Database } from '../database/connection.ts'
import type { pledges } from '../database/schema.ts'
import { toWirePledge } from './cart.ts'

/** A pledge as its campaign's team sees it: without the card. */
export async function toManagedPledge(
  db: Database,
  pledge: typeof pledges.$inferSelect,
): Promise<ManagedPledge> {
  const { payment_method, next_action, failure, ...seen } = await toWirePledge(db, pledge)
  return { ...seen, order_status: pledge.orderStatus }
}
