import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import type { pledges } from '../database/schema.ts'

/** What a pledge adds to its project, or takes away. */
interface Change {
  readonly pledge: Pick<typeof pledges.$inferSelect, 'projectId' | 'source'>
  /** Cents; below zero for what is dropped. */
  readonly cents: number
  /** 1 where a pledge begins to stand, -1 where it ends, 0 where its quantities change. */
  readonly pledges: -1 | 0 | 1
  readonly at: Date
}

/**
 * Writes a change of a project's total into its figures by day and by source. Belongs to the transaction that changes
 * the total, and comes after it: the project's row is locked, so that no two wait for each other.
 */
export async function countChange(tx: Transaction, { pledge, cents, pledges, at }: Change): Promise<void> {
  const { projectId, source } = pledge
  const dayMs = 86_400_000
  const day = new Date(Math.floor(at.getTime() / dayMs) * dayMs)
  const [added, dropped] = [Math.max(cents, 0), Math.max(-cents, 0)]
  const [more, fewer] = [Math.max(pledges, 0), Math.max(-pledges, 0)]
  await tx.execute(sql`
    with days as (
      insert into project_days as d (project_id, day, pledges, added, dropped_pledges, dropped)
      values (${projectId}::int, ${day.toISOString()}::timestamptz, ${more}::int, ${added}::bigint, ${fewer}::int, ${dropped}::bigint)
      on conflict (project_id, day) do update set
        pledges = d.pledges + excluded.pledges, added = d.added + excluded.added,
        dropped_pledges = d.dropped_pledges + excluded.dropped_pledges, dropped = d.dropped + excluded.dropped)
    insert into project_sources as s (project_id, source, pledges, total)
    values (${projectId}::int, ${source}, ${pledges}::int, ${cents}::bigint)
    on conflict (project_id, source) do update set pledges = s.pledges + excluded.pledges, total = s.total + excluded.total`)
}

/** Entries of the books that changed a project's total: a campaign that missed its goal keeps the total it ended with. */
export const changesOfTotals = sql`
  select p.project_id, p.source, date_trunc('day', t.created_at, 'UTC') as day, e.amount,
    case when t.reference like 'pledged %' then 1 when t.reference like 'unpledged %' then -1 else 0 end as pledges
  from ledger_entries e
  join ledger_accounts a on a.id = e.account_id and a.name = 'pledged'
  join ledger_transactions t on t.id = e.transaction_id
  join pledges p on p.id = e.pledge_id
  join projects r on r.id = p.project_id
  where not (r.result is not distinct from 'not_reached' and t.reference like 'unpledged %' and t.created_at >= least(r.ended_at, r.end_time))`

/** Makes the figures of all projects from the books, for a world that is stored whole. Visits are not touched. */
export async function figuresFromBooks(db: Database | Transaction): Promise<void> {
  await db.execute(sql`
    insert into project_days (project_id, day, pledges, added, dropped_pledges, dropped)
    select project_id, day, sum(greatest(pledges, 0)), sum(greatest(amount, 0)), sum(greatest(-pledges, 0)), sum(greatest(-amount, 0))
    from (${changesOfTotals}) c group by project_id, day
    on conflict (project_id, day) do update set pledges = excluded.pledges, added = excluded.added,
      dropped_pledges = excluded.dropped_pledges, dropped = excluded.dropped`)
  await db.execute(sql`
    insert into project_sources (project_id, source, pledges, total)
    select project_id, source, sum(pledges), sum(amount) from (${changesOfTotals}) c group by project_id, source
    on conflict (project_id, source) do update set pledges = excluded.pledges, total = excluded.total`)
}
