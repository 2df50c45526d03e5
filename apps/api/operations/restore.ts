import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { jobs } from '../database/schema.ts'
import { PERIODIC_KEY } from '../jobs/queue.ts'
import { backupFormat } from './backup.ts'
import { readMigration, readTables, type SequenceState } from './tables.ts'

/** The backup does not go into this database; nothing was changed. */
export class RestoreRejected extends Error {
  override readonly name = 'RestoreRejected'
}

interface Header {
  readonly format: number
  readonly createdAt: string
  readonly migration: string
  readonly sequences: readonly SequenceState[]
}
interface TableLine {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: number
}

const batchRows = 500

async function rejectFilled(tx: Transaction): Promise<void> {
  // A server that was started here before has planned its periodic work, which is nobody's data.
  await tx.delete(jobs).where(eq(jobs.key, PERIODIC_KEY))
  for (const { name } of await readTables(tx)) {
    const found = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (found.length > 0)
      throw new RestoreRejected(`A backup is restored into an empty database only; “${name}” has rows`)
  }
}

async function store(tx: Transaction, { table, columns }: TableLine, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${name} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  )
}

/** Reads the lines in order; detects a backup that ends too early. */
function readLines(bytes: Readable) {
  const unpacked = createGunzip()
  bytes.on('error', (error) => unpacked.destroy(error))
  const lines = createInterface({ input: bytes.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY })
  const iterator = lines[Symbol.asyncIterator]()
  let failure: unknown = null
  unpacked.on('error', (error) => {
    failure = error
    lines.close()
  })
  return async (): Promise<string> => {
    const { value, done } = await iterator.next()
    if (failure || done)
      throw new RestoreRejected('This is no whole backup: it ends too early', { cause: failure })
    return value
  }
}

/**
 * Puts a backup into an empty database of the same release: all of it, or nothing.
 *
 * @returns rows stored, and the moment the backup shows.
 * @throws {RestoreRejected} the database is not empty or of another release, or the backup is not whole.
 */
export async function restoreBackup(
  db: Database,
  bytes: Readable,
): Promise<{ readonly rows: number; readonly createdAt: string }> {
  const next = readLines(bytes)
  return db.transaction(async (tx) => {
    await rejectFilled(tx)
    const header = JSON.parse(await next()) as Header
    if (header.format !== backupFormat) throw new RestoreRejected('This is no backup of this release')
    if (header.migration !== (await readMigration(tx)))
      throw new RestoreRejected(
        'The backup was made by a release with another schema: restore it with that release, then start this one',
      )
    let total = 0
    for (;;) {
      const found = JSON.parse(await next()) as TableLine | { readonly end: true; readonly rows: number }
      if ('end' in found) {
        if (found.rows !== total) throw new RestoreRejected('This is no whole backup: rows are missing')
        break
      }
      for (let left = found.rows; left > 0; ) {
        const rows: string[] = []
        while (rows.length < Math.min(batchRows, left)) rows.push(await next())
        await store(tx, found, rows)
        left -= rows.length
        total += rows.length
      }
    }
    for (const { name, value } of header.sequences)
      await tx.execute(sql`select setval(${`public."${name}"`}::regclass, ${value}::bigint)`)
    return { rows: total, createdAt: header.createdAt }
  })
}
