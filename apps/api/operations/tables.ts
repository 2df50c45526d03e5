import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'

export interface TableShape {
  readonly name: string
  /** Those that are stored; what the database makes itself is made again. */
  readonly columns: readonly string[]
  /** Tables that must be filled before. */
  readonly after: readonly string[]
}

export interface SequenceState {
  readonly name: string
  readonly value: string
}

/** Tables in an order in which each comes after those it refers to. */
function inOrder(tables: readonly TableShape[]): TableShape[] {
  const placed = new Map<string, TableShape>()
  let rest = [...tables]
  while (rest.length > 0) {
    const ready = rest.filter(({ name, after }) => after.every((each) => each === name || placed.has(each)))
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${rest.map((t) => t.name)}`)
    for (const table of ready) placed.set(table.name, table)
    rest = rest.filter(({ name }) => !placed.has(name))
  }
  return [...placed.values()]
}

/** Filled by triggers from the other tables. */
const filledByTriggers = ['search_words', 'parcel_changes', 'parcel_sums']

/** The platform's tables, but for those that triggers fill; in an order in which they can be filled. */
export async function readTables(db: Database | Transaction): Promise<TableShape[]> {
  const columns = await rowsOf<{ name: string; column: string }>(
    db,
    sql`select c.table_name as name, c.column_name as column
        from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
          and c.table_name not in (${sql.join(
            filledByTriggers.map((name) => sql`${name}`),
            sql`, `,
          )})
        order by c.table_name, c.ordinal_position`,
  )
  const references = await rowsOf<{ name: string; target: string }>(
    db,
    sql`select distinct conrelid::regclass::text as name, confrelid::regclass::text as target
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const names = [...new Set(columns.map(({ name }) => name))]
  return inOrder(
    names.map((name) => ({
      name,
      columns: columns.filter((each) => each.name === name).map(({ column }) => column),
      after: references.filter((each) => each.name === name).map(({ target }) => target),
    })),
  )
}

/** The next numbers that the database gives out by itself; a number is never given twice, also after a restore. */
export async function readSequences(db: Database | Transaction): Promise<SequenceState[]> {
  return rowsOf<SequenceState>(
    db,
    sql`select sequencename as name, last_value::text as value
        from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  )
}

/** Names the schema: a backup goes back into the same one. */
export async function readMigration(db: Database | Transaction): Promise<string> {
  const [last] = await rowsOf<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return last?.at ?? ''
}
