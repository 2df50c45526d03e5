import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import type { LedgerAccountName, LedgerKind } from '../database/schema/wallet.ts'

/** A place in the books: what was written after it is new. */
export interface BooksMark {
  /** Business time. */
  readonly since: Date
  /** Id of the last entry of the ledger. */
  readonly entry: number
}

/** What fell due: transactions of the ledger, and what moved no money by itself. */
export type DueKind =
  | LedgerKind
  | 'UNCOLLECTED'
  | 'SUCCESSFUL'
  | 'NOT_REACHED'
  | 'DECLINED'
  | 'VOTE_OPENED'
  | 'VOTE_CARRIED'
  | 'VOTE_NOT_CARRIED'
  | 'VOTE_ENDED'

/** Events of one kind, day and project. */
export interface Due {
  /** Day by UTC, as `2026-11-22`. */
  readonly day: string
  /** Name of the project; null where no project's money moved. */
  readonly project: string | null
  readonly kind: DueKind
  readonly count: number
  /** Cents in all; null where no money is meant. */
  readonly cents: number | null
  /** Of a vote: its milestone, and who could vote and was against. */
  readonly milestone: string | null
  readonly voters: number | null
  readonly against: number | null
}

/** The present place in the books. */
export async function markBooks(db: Database, since: Date): Promise<BooksMark> {
  const [row] = await rowsOf<{ entry: string }>(
    db,
    sql`select coalesce(max(id), 0) as entry from ledger_entries`,
  )
  return { since, entry: Number(row?.entry ?? 0) }
}

type Row = Record<'day' | 'kind' | 'count', string> &
  Record<'project' | 'cents' | 'milestone' | 'voters' | 'against', string | null>

const number = (text: string | null) => (text === null ? null : Number(text))

/** What fell due after a mark, by day; a thousand charges of a project on one day are one row. */
export async function fellDue(db: Database, { since, entry }: BooksMark): Promise<Due[]> {
  const after = sql`${since.toISOString()}::timestamptz`
  const rows = await rowsOf<Row>(
    db,
    sql`with events as (
        select t.created_at as at, max(coalesce(a.project_id, p.project_id)) as project_id,
          case when t.reference like 'uncollected %' then 'UNCOLLECTED' else t.kind end as kind,
          sum(e.amount) filter (where e.amount > 0) as cents,
          null::text as milestone, null::int as voters, null::int as against
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id
        left join pledges p on p.id = e.pledge_id
        where e.id > ${entry} and a.token = 'USD' group by t.id
        union all
        select end_time, id, case result when 'successful' then 'SUCCESSFUL' else 'NOT_REACHED' end, total_pledged,
          null, null, null
        from projects where result is not null and end_time > ${after}
        union all
        select y.updated_at, p.project_id, 'DECLINED', y.amount, null, null, null
        from payments y join pledges p on p.id = y.pledge_id
        where y.status = 'FAILED' and y.off_session and y.updated_at > ${after}
        union all
        select v.opens_at, v.project_id, 'VOTE_OPENED', null, m.title, v.voters, null
        from milestone_votes v join milestones m on m.id = v.milestone_id where v.opens_at > ${after}
        union all
        select v.closed_at, v.project_id,
          case v.result when 'carried' then 'VOTE_CARRIED' when 'not_carried' then 'VOTE_NOT_CARRIED' else 'VOTE_ENDED' end,
          null, m.title, v.voters, v.no_confidence
        from milestone_votes v join milestones m on m.id = v.milestone_id where v.closed_at > ${after}
      )
      select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD') as day, j.name as project, e.kind, count(*) as count,
        sum(e.cents) as cents, e.milestone, e.voters, e.against
      from events e left join projects j on j.id = e.project_id
      group by 1, j.name, e.kind, e.milestone, e.voters, e.against
      order by 1, min(e.at), j.name, e.kind`,
  )
  return rows.map(({ day, project, kind, count, cents, milestone, voters, against }) => ({
    day,
    project,
    kind: kind as DueKind,
    count: Number(count),
    cents: number(cents),
    milestone,
    voters: number(voters),
    against: number(against),
  }))
}

/** Sum of all accounts of one name, in cents of US dollars, at a mark and now. */
export interface AccountSum {
  readonly name: LedgerAccountName
  readonly before: number
  readonly now: number
}

/** From the promise to the bank, as money travels. */
const inOrder: readonly LedgerAccountName[] = [
  'backers',
  'pledged',
  'processor',
  'held',
  'creator',
  'payout',
  'fees',
  'refund',
  'wallet',
  'conversion',
  'issuance',
  'platform',
]

/** The books of the whole platform: together the sums are zero, at the mark and now. */
export async function accountSums(db: Database, { entry }: BooksMark): Promise<AccountSum[]> {
  const rows = await rowsOf<{ name: LedgerAccountName; before: string; now: string }>(
    db,
    sql`select a.name, coalesce(sum(e.amount) filter (where e.id <= ${entry}), 0) as before, sum(e.amount) as now
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.token = 'USD' group by a.name`,
  )
  return rows
    .map(({ name, before, now }) => ({ name, before: Number(before), now: Number(now) }))
    .toSorted((a, b) => inOrder.indexOf(a.name) - inOrder.indexOf(b.name))
}
