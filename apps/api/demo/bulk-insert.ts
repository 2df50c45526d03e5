import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgInsertValue, PgJsonb, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/connection.ts'

/** Rows in one statement: enough that statements cost nothing, few enough that progress is seen. */
const batchSize = 5_000

/**
 * Stores rows in one statement a batch, as one parameter: a multi-row insert spends most of its time on writing and
 * binding a parameter for each value.
 */
export async function insertMany<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly PgInsertValue<T>[],
  onStored: (rows: number) => void,
): Promise<void> {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch: readonly Readonly<Record<string, unknown>>[] = rows.slice(from, from + batchSize)
    const used = columns.filter(([key]) => batch.some((row) => row[key] !== undefined))
    const names = sql.join(
      used.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    )
    const values = batch.map((row) =>
      Object.fromEntries(used.map(([key, column]) => [column.name, storedAs(column, row[key])])),
    )
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)`,
    )
    onStored(batch.length)
  }
}

/** A value as the database reads it from JSON; a row that leaves it out gets the column's default. */
function storedAs(column: PgColumn, value: unknown): unknown {
  if (value === null) return null
  if (value !== undefined) return is(column, PgJsonb) ? value : column.mapToDriverValue(value)
  if (!column.hasDefault) return null
  if (column.default === undefined || is(column.default, SQL))
    throw new Error(`Each row of a batch has to say ${column.name}: its default is the database's`)
  return storedAs(column, column.default)
}
