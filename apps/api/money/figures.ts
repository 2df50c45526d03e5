import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'

/** Counts and sums (cents) of the whole platform. */
export interface MoneyFigures {
  readonly running: number
  readonly successful: number
  readonly missed: number
  readonly waiting: number
  readonly failing: number
  readonly collected: number
  readonly cancelled: number
  readonly openVotes: number
  readonly pledged: number
  readonly held: number
  readonly creators: number
  readonly fees: number
  readonly refunding: number
  readonly wallets: number
  /** The platform's own, fees aside. */
  readonly platform: number
}

/** Where all money is now. */
export async function moneyFigures(db: Database): Promise<MoneyFigures> {
  const [counts] = await rowsOf<Record<string, string>>(
    db,
    sql`select
      (select count(*) from projects where status = 'ACTIVE' and funding_type = 'CROWDFUNDING') as running,
      (select count(*) from projects where result = 'successful') as successful,
      (select count(*) from projects where result = 'not_reached') as missed,
      (select count(*) from pledges where status = 'CHECKED_OUT' and failed_charges = 0) as waiting,
      (select count(*) from pledges where status = 'CHECKED_OUT' and failed_charges > 0) as failing,
      (select count(*) from pledges where status = 'COMPLETED') as collected,
      (select count(*) from pledges where status = 'FAILED') as cancelled,
      (select count(*) from milestone_votes where closed_at is null) as "openVotes"`,
  )
  const sums = await rowsOf<{ name: string; cents: string }>(
    db,
    sql`select a.name, sum(e.amount) as cents from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.token = 'USD' group by a.name`,
  )
  const of = (name: string) => Number(sums.find((row) => row.name === name)?.cents ?? 0)
  const count = (name: string) => Number(counts?.[name] ?? 0)
  return {
    running: count('running'),
    successful: count('successful'),
    missed: count('missed'),
    waiting: count('waiting'),
    failing: count('failing'),
    collected: count('collected'),
    cancelled: count('cancelled'),
    openVotes: count('openVotes'),
    pledged: of('pledged'),
    held: of('held'),
    creators: of('creator'),
    fees: of('fees'),
    refunding: of('refund'),
    wallets: of('wallet'),
    platform: of('platform'),
  }
}
