import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '../database/rows.ts'
import * as schema from '../database/schema.ts'
import type { TestPlatform } from './platform.ts'

const tables = Object.values<unknown>(schema).filter(
  (value): value is PgTable => is(value, PgTable) && value !== schema.rateLimits,
)

async function ofEachTable(
  { platform: { db }, deliverMail }: TestPlatform,
  query: (table: PgTable) => SQL,
): Promise<{ name: string; value: string }[]> {
  await deliverMail()
  const each = tables.map(
    (table) => sql`(select ${getTableName(table)} as name, (select ${query(table)})::text as value)`,
  )
  return rowsOf(db, sql.join(each, sql` union all `))
}

/**
 * A digest of every row of every table: the same before and after means that nothing was changed, but for how often
 * a call was made. E-mails that wait go out first: they would leave the queue in between, whatever is called.
 */
export async function fingerprint(platform: TestPlatform): Promise<string> {
  const digests = await ofEachTable(
    platform,
    (table) => sql`coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') from ${table} as t`,
  )
  return digests.map(({ name, value }) => `${name} ${value}`).join('\n')
}

/** Rows of each table. E-mails that wait go out first, as above. */
export async function countRows(platform: TestPlatform): Promise<Readonly<Record<string, number>>> {
  const counts = await ofEachTable(platform, (table) => sql`count(*) from ${table}`)
  return Object.fromEntries(counts.map(({ name, value }) => [name, Number(value)]))
}

/** Rows that the next call finds there: words of all projects, and the platform's accounts. */
const shared: readonly string[] = [schema.searchWords, schema.ledgerAccounts].map(getTableName)

/** By how many rows each table grew or shrank; those that stayed as they were are left out. */
export const changeOf = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([name, change]) => change !== 0 && !shared.includes(name)),
  )
