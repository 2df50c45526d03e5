import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'

/** Rows of one table, copied from one that is there. */
export interface Copies {
  readonly table: PgTable
  /** Finds the row that is copied; of several, the one that the table gives first. */
  readonly where: SQL
  /** Columns that must differ from row to row; each gets a text of its own. */
  readonly own: readonly string[]
  /** Columns, by their names in the database, that all copies have alike. */
  readonly fixed?: Readonly<Record<string, string | number | boolean | null>>
}

/** Copies a row so often that copies number `from` (exclusive) to `to` are there. */
export async function copyRows(
  db: Database,
  { table, where, own, fixed = {} }: Copies,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const texts = sql.join(
    own.map((column) => sql`${column}::text, 'copy_' || n`),
    sql`, `,
  )
  // What the database works out by itself is worked out anew.
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined)
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${table} (${names}) overriding system value
        select ${names} from (
          select (jsonb_populate_record(t, jsonb_build_object(${texts}) || ${JSON.stringify(fixed)}::jsonb)).*
          from ${table} t
          cross join generate_series(${from + 1}::integer, ${to}::integer) n
          where t.ctid = (select ctid from ${table} where ${where} limit 1)) copies`,
  )
}
