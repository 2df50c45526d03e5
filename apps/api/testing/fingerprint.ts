import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../database/schema.ts'
import type { TestPlatform } from './platform.ts'

const tables = Object.values<unknown>(schema).filter(
  (value): value is PgTable => is(value, PgTable) && value !== schema.rateLimits,
)

/**
 * A digest of every row of every table: the same before and after means that nothing was changed, but for how often
 * a call was made. E-mails that wait
 * go out first: they would leave the queue in between, whatever is called.
 */
export async function fingerprint({ platform: { db }, deliverMail }: TestPlatform): Promise<string> {
  await deliverMail()
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
