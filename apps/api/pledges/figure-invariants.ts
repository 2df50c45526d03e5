import { sql } from 'drizzle-orm'
import { changesOfTotals } from './figures.ts'
import { moneyDaysOfBooks } from './money-days.ts'
import { parcelInvariant } from './parcel-sums.ts'

/** Truths about the figures of projects; each is one query, and a healthy database gives no row. */
export const figureInvariants = [
  {
    name: 'a project’s days add up to what it raised',
    broken: sql`select p.id::text as what from projects p where p.total_pledged <> (select coalesce(sum(d.added - d.dropped), 0) from project_days d where d.project_id = p.id)`,
  },
  {
    name: 'what came from everywhere adds up to what a project raised',
    broken: sql`select p.id::text as what from projects p where p.total_pledged <> (select coalesce(sum(s.total), 0) from project_sources s where s.project_id = p.id)`,
  },
  {
    name: 'figures by day are those of the books',
    broken: sql`select coalesce(b.project_id, d.project_id)::text || ' ' || coalesce(b.day, d.day) as what
      from (select project_id, day, sum(amount) as net, sum(pledges) as pledges from (${changesOfTotals}) c group by project_id, day) b
      full join project_days d on d.project_id = b.project_id and d.day = b.day
      where coalesce(b.net, 0) <> coalesce(d.added - d.dropped, 0) or coalesce(b.pledges, 0) <> coalesce(d.pledges - d.dropped_pledges, 0)`,
  },
  {
    name: 'figures by source are those of the books',
    broken: sql`select coalesce(b.project_id, s.project_id)::text || ' ' || coalesce(b.source, s.source) as what
      from (select project_id, source, sum(amount) as net, sum(pledges) as pledges from (${changesOfTotals}) c group by project_id, source) b
      full join project_sources s on s.project_id = b.project_id and s.source = b.source
      where coalesce(b.net, 0) <> coalesce(s.total, 0) or coalesce(b.pledges, 0) <> coalesce(s.pledges, 0)`,
  },
  {
    name: 'charges and refunds by day are those of the books',
    broken: sql`select coalesce(b.project_id, d.project_id)::text || ' ' || coalesce(b.day, d.day) || ' ' || coalesce(b.kind, d.kind) as what
      from (${moneyDaysOfBooks}) b
      full join project_money_days d on d.project_id = b.project_id and d.day = b.day and d.kind = b.kind
      where (coalesce(b.pledges, 0), coalesce(b.held, 0), coalesce(b.available, 0)) <> (coalesce(d.pledges, 0), coalesce(d.held, 0), coalesce(d.available, 0))`,
  },
  parcelInvariant,
]
