import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'
import * as schema from '../database/schema.ts'

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable))

/** A digest of every row of every table: the same before and after means that nothing was changed. */
export async function fingerprint(db: Database): Promise<string> {
  const digests = await Promise.all(
    tables.map(async (table) => {
      const [row] = await db
        .select({ digest: sql<string>`coalesce(md5(string_agg(t::text, ' ' order by t::text)), '')` })
        .from(sql`${table} as t`)
      return row?.digest ?? ''
    }),
  )
  return digests.join()
}
