import type { listProjectLedger } from '@kindling/api-client/contract/withdrawals'
import { type LedgerLine, type LedgerPart, ledgerParts } from '@kindling/api-client/model/ledger-line'
import { LISTING } from '@kindling/validation/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { INITIAL_PART } from '../pledges/books.ts'

/** A row of either source. Numbers that may be large come as text from PostgreSQL. */
interface Row {
  /** Milliseconds. */
  readonly ms: string | number
  readonly kind: string
  readonly amount: string | number
  readonly available: string | number
}
interface BookRow extends Row {
  readonly id: number
  readonly part: string | null
  readonly by: string | null
  readonly last4: string | null
  readonly status: NonNullable<LedgerLine['withdrawal']>['status'] | null
  readonly settled_ms: string | number | null
}
interface DayRow extends Row {
  readonly pledges: number
  readonly held: string | number
}

const kinds = {
  RELEASED: 'released',
  FEE: 'fee',
  WITHDRAWAL: 'withdrawn',
  WITHDRAWAL_RETURNED: 'returned',
} as const

const seconds = (ms: string | number) => Math.floor(Number(ms) / 1000)
/** Milliseconds of a moment: what it is as text depends on the driver. */
const msOf = (moment: SQL) => sql`floor(extract(epoch from ${moment}) * 1000)::bigint`

function bookLine(row: BookRow): LedgerLine {
  const kind = kinds[row.kind as keyof typeof kinds]
  const amount = Number(row.amount)
  return {
    id: `entry_${row.id}`,
    at: seconds(row.ms),
    kind,
    amount,
    held: kind === 'released' ? -amount : 0,
    available: Number(row.available),
    pledges: null,
    milestone_id: kind === 'released' && row.part !== INITIAL_PART ? row.part : null,
    withdrawal: row.status && {
      by: row.by ?? '',
      last4: row.last4 ?? '',
      status: row.status,
      settled_at: row.settled_ms === null ? null : seconds(row.settled_ms),
    },
  }
}

const dayLine = (row: DayRow): LedgerLine => ({
  id: `${row.kind}_${seconds(row.ms)}`,
  at: seconds(row.ms),
  kind: row.kind as 'collected' | 'refunded',
  amount: Number(row.amount),
  held: Number(row.held),
  available: Number(row.available),
  pledges: row.pledges,
  milestone_id: null,
  withdrawal: null,
})

interface Asked {
  readonly project: number
  readonly show: LedgerPart | undefined
  /** Number of lines. */
  readonly limit: number
}

/** Entries of what is available, but for the refunds, which their days count. */
const entriesBefore = (db: Database, { project, show, limit }: Asked, before: number | undefined) =>
  rowsOf<BookRow>(
    db,
    sql`select e.id, e.amount, e.balance as available, t.kind, ${msOf(sql`t.created_at`)} as ms, u.name as by, b.last4, w.status,
      ${msOf(sql`w.settled_at`)} as settled_ms,
      (select h.part from ledger_entries f join ledger_accounts h on h.id = f.account_id and h.name = 'held'
        where f.transaction_id = t.id limit 1) as part
    from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    left join withdrawals w on w.id = substring(t.reference from '[^ ]+$') and t.kind in ('WITHDRAWAL', 'WITHDRAWAL_RETURNED')
    left join bank_accounts b on b.id = w.destination
    left join users u on u.id = w.user_id
    where a.project_id = ${project} and a.name = 'creator' and t.kind not in ('REFUND', 'DISPUTE_LOST')
      ${before === undefined ? sql`` : sql`and e.id < ${before}`} ${changes(sql`e.amount`, show)}
    order by e.id desc limit ${limit}`,
  )

/** Days with what was available after the last charge or refund of each. */
const daysBefore = (db: Database, { project, show, limit }: Asked, before: Place['day']) =>
  rowsOf<DayRow>(
    db,
    sql`select ${msOf(sql`d.last_at`)} as ms, d.kind, d.pledges, d.held, d.available as amount, coalesce((
        select e.balance from ledger_entries e
        join ledger_accounts a on a.id = e.account_id
        join ledger_transactions t on t.id = e.transaction_id
        where a.project_id = d.project_id and a.name = 'creator' and t.created_at <= d.last_at
        order by e.id desc limit 1), 0) as available
    from project_money_days d
    where d.project_id = ${project}
      ${before === undefined ? sql`` : sql`and (d.last_at, d.kind) < (${new Date(before[0]).toISOString()}::timestamptz, ${before[1]})`}
      ${changes(sql`d.available`, show)}
    order by d.last_at desc, d.kind desc limit ${limit}`,
  )

/** Whether a line belongs to the part asked for, by what it changes of what is available. */
function changes(amount: SQL, show: LedgerPart | undefined): SQL {
  if (show === undefined) return sql``
  return { in: sql`and ${amount} > 0`, out: sql`and ${amount} < 0`, held: sql`and ${amount} = 0` }[show]
}

/** Where the lines of both sources stopped; a source of which nothing was shown yet starts at its newest. */
interface Place {
  readonly entry?: number
  readonly day?: readonly [ms: number, kind: string]
}
const cursorKind = { of: 'ledger', values: ['integer', 'text'], id: 'serial' } as const
const none = '-'

function placeOf(cursor: string | undefined): Place {
  if (!cursor) return {}
  const { values, id } = readCursor(cursor, cursorKind)
  const [ms, kind] = [Number(values[0]), String(values[1])]
  if (Math.abs(ms) > 8.64e15) refuse('INVALID_TYPE', 'cursor')
  return { ...(Number(id) > 0 && { entry: Number(id) }), ...(kind !== none && { day: [ms, kind] }) }
}

const cursorOf = ({ entry = 0, day = [0, none] }: Place) => writeCursor('ledger', { values: day, id: entry })

/** The newest of both, so many; each source keeps its own order. */
function merged(entries: readonly BookRow[], days: readonly DayRow[], size: number, from: Place) {
  const lines: LedgerLine[] = []
  let place = from
  let [nextEntry, nextDay] = [0, 0]
  while (lines.length < size) {
    const [entry, day] = [entries[nextEntry], days[nextDay]]
    // What is collected at the moment of a release came before it.
    if (entry && (!day || Number(entry.ms) >= Number(day.ms))) {
      lines.push(bookLine(entry))
      place = { ...place, entry: entry.id }
      nextEntry++
    } else if (day) {
      lines.push(dayLine(day))
      place = { ...place, day: [Number(day.ms), day.kind] }
      nextDay++
    } else break
  }
  const isMore = nextEntry < entries.length || nextDay < days.length
  return { lines, next: isMore ? cursorOf(place) : null }
}

const onListProjectLedger: Handler<typeof listProjectLedger> = async (call) => {
  const { platform, project, query } = call
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const show = ledgerParts.find((each) => each === query.show)
  if (query.show !== undefined && !show) refuse('INVALID_FILTER', 'show')
  const place = placeOf(query.cursor)
  const asked = { project: project.id, show, limit: size + 1 }
  const [entries, days] = await Promise.all([
    entriesBefore(platform.db, asked, place.entry),
    daysBefore(platform.db, asked, place.day),
  ])
  return merged(entries, days, size, place)
}

export const projectLedgerHandlers = {
  listProjectLedger: onListProjectLedger,
} satisfies Partial<Handlers>
