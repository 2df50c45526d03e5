import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'

/** What a charge or a refund did to its project's money. */
interface MoneyChange {
  readonly projectId: number
  readonly kind: 'collected' | 'refunded'
  /** 1, or -1 where a charge is taken back. */
  readonly pledges: 1 | -1
  /** Cents; below zero for what left. */
  readonly held: number
  readonly available: number
  readonly at: Date
}

/**
 * Adds a charge or a refund to its day. The last statement about money of the transaction that books it: the day's row
 * is shared by all of the project, so it is held as shortly as can be.
 */
export async function countMoney(tx: Transaction, change: MoneyChange): Promise<void> {
  const { projectId, kind, pledges, held, available, at } = change
  const dayMs = 86_400_000
  const day = new Date(Math.floor(at.getTime() / dayMs) * dayMs)
  await tx.execute(sql`
    insert into project_money_days as d (project_id, day, kind, last_at, pledges, held, available)
    values (${projectId}::int, ${day.toISOString()}::timestamptz, ${kind}, ${at.toISOString()}::timestamptz, ${pledges}::int, ${held}::bigint, ${available}::bigint)
    on conflict (project_id, day, kind) do update set
      last_at = greatest(d.last_at, excluded.last_at), pledges = d.pledges + excluded.pledges,
      held = d.held + excluded.held, available = d.available + excluded.available`)
}

/** The same days, added up from the books. */
export const moneyDaysOfBooks = sql`
  select a.project_id, date_trunc('day', t.created_at, 'UTC') as day,
    case t.kind when 'COLLECTED' then 'collected' else 'refunded' end as kind,
    max(t.created_at) as last_at,
    (count(distinct t.id) - 2 * count(distinct t.id) filter (where t.reference like 'uncollected %'))::int as pledges,
    coalesce(sum(e.amount) filter (where a.name = 'held'), 0)::bigint as held,
    coalesce(sum(e.amount) filter (where a.name = 'creator'), 0)::bigint as available
  from ledger_entries e
  join ledger_accounts a on a.id = e.account_id and a.name in ('held', 'creator') and a.token = 'USD'
  join ledger_transactions t on t.id = e.transaction_id and t.kind in ('COLLECTED', 'REFUND', 'DISPUTE_LOST')
  group by a.project_id, date_trunc('day', t.created_at, 'UTC'), case t.kind when 'COLLECTED' then 'collected' else 'refunded' end`

/** Makes the days of all projects from the books, for a world that is stored whole. */
export async function moneyDaysFromBooks(db: Database | Transaction): Promise<void> {
  await db.execute(sql`
    insert into project_money_days (project_id, day, kind, last_at, pledges, held, available)
    select project_id, day, kind, last_at, pledges, held, available from (${moneyDaysOfBooks}) b
    on conflict (project_id, day, kind) do update set last_at = excluded.last_at, pledges = excluded.pledges,
      held = excluded.held, available = excluded.available`)
}
