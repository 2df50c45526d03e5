import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { databaseMarks } from '../database/schema.ts'
import { readMigration, readSequences, readTables } from './tables.ts'

/** Version of what stands in a backup. */
export const backupFormat = 1
/** Rows fetched at once: few enough that a large table never lies in memory whole. */
const batchRows = 500

const line = (value: unknown) => `${JSON.stringify(value)}\n`

async function* rowsOfTable(tx: Transaction, table: string): AsyncGenerator<string> {
  // As text made by the database: no driver comes between a value and its copy.
  await tx.execute(
    sql`declare kindling_backup no scroll cursor for select row_to_json(each)::text as row from ${sql.identifier(table)} each`,
  )
  for (;;) {
    const rows = await rowsOf<{ row: string }>(
      tx,
      sql`fetch ${sql.raw(String(batchRows))} from kindling_backup`,
    )
    if (rows.length === 0) break
    yield rows.map(({ row }) => `${row}\n`).join('')
  }
  await tx.execute(sql`close kindling_backup`)
}

async function* write(tx: Transaction, now: Date): AsyncGenerator<string> {
  const tables = await readTables(tx)
  yield line({
    format: backupFormat,
    createdAt: now.toISOString(),
    migration: await readMigration(tx),
    sequences: await readSequences(tx),
  })
  let total = 0
  for (const { name, columns } of tables) {
    const [counted] = await rowsOf<{ n: string }>(
      tx,
      sql`select count(*)::text as n from ${sql.identifier(name)}`,
    )
    const rows = Number(counted?.n ?? 0)
    yield line({ table: name, columns, rows })
    yield* rowsOfTable(tx, name)
    total += rows
  }
  yield line({ end: true, rows: total })
}

/**
 * All data at one moment, as gzipped lines of JSON, while the platform goes on working: everything is read in one
 * transaction that sees nothing of what others do meanwhile. A backup that was cut off lacks its last line, and is
 * rejected by the restore.
 *
 * @param take gets the bytes and resolves once they are kept; the transaction is open until then.
 */
export async function takeBackup(
  db: Database,
  now: Date,
  take: (bytes: Readable) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      const text = Readable.from(write(tx, now))
      const bytes = createGzip()
      text.on('error', (error) => bytes.destroy(error))
      await take(text.pipe(bytes))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  await db
    .insert(databaseMarks)
    .values({ name: 'backup', createdAt: now })
    .onConflictDoUpdate({ target: databaseMarks.name, set: { createdAt: now } })
}
