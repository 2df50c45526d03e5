import type { sql } from 'drizzle-orm'
import type { Database, Transaction } from './connection.ts'

/** Rows of a statement: both databases give them in one place. */
export async function rowsOf<Row>(db: Database | Transaction, query: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { readonly rows: Row[] }
  return result.rows
}
