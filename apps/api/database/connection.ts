import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'
import { closeToOthers, createForOwnerOnly } from './owner-only.ts'
import * as schema from './schema.ts'
import { againWhenUndone } from './transaction-again.ts'

export type { Database, Transaction } from './database.ts'

export interface Connection {
  readonly db: Database
  /** Where the data lies, for people: a folder, "memory" or a server without its password. */
  readonly place: string
  /**
   * Lets the database count what it holds, which tells it how to read a list. A server does so by itself; the embedded
   * one has to be asked, at its start and now and then.
   */
  readonly takeStatistics: () => Promise<void>
  readonly close: () => Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Whether a place names a PostgreSQL server. */
export const isServer = (where: string): boolean => /^postgres(ql)?:\/\//.test(where)

/**
 * Opens the database and brings it up to date.
 *
 * @param where a `postgres://` URL, a folder for the embedded database, or `memory://` for tests.
 * @param migrations `leave`: the schema stays as it is, for who only looks.
 */
export async function openDatabase(
  where: string,
  { migrations = 'run' }: { readonly migrations?: 'run' | 'leave' } = {},
): Promise<Connection> {
  return isServer(where) ? openServer(where, migrations) : openEmbedded(where, migrations)
}

/** The newest migration of this release, as the database records it. */
export async function newestMigration(): Promise<string> {
  const journal = await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return String(entries.at(-1)?.when ?? '')
}

/** What the search needs; a server has them already, the embedded database loads them. */
export async function embeddedExtensions() {
  const [{ pg_trgm }, { unaccent }, { fuzzystrmatch }] = await Promise.all([
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
    import('@electric-sql/pglite/contrib/fuzzystrmatch'),
  ])
  return { pg_trgm, unaccent, fuzzystrmatch }
}

async function openEmbedded(where: string, migrations: 'run' | 'leave'): Promise<Connection> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const { parseOnce } = await import('./parse-once.ts')
  if (where !== 'memory://') {
    createForOwnerOnly()
    await mkdir(dirname(where), { recursive: true })
    closeToOthers(where)
  }
  const client = parseOnce(await PGlite.create(where, { extensions: await embeddedExtensions() }))
  // A new database is unpacked with modes of its own, past the mask.
  if (where !== 'memory://') closeToOthers(where)
  const db = drizzle({ client, schema })
  if (migrations === 'run') await migrate(db, { migrationsFolder })
  const takeStatistics = async () => void (await client.exec('analyze'))
  await takeStatistics()
  const place = where === 'memory://' ? 'memory' : where
  return { db, place, takeStatistics, close: () => client.close() }
}

async function openServer(url: string, migrations: 'run' | 'leave'): Promise<Connection> {
  const { Pool } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pool = new Pool({ connectionString: url, max: 10 })
  // A lost idle connection must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  const guard = await pool.connect()
  try {
    // Two processes that start together must not both migrate.
    await guard.query('select pg_advisory_lock(5463464)')
    if (migrations === 'run') await migrate(drizzle({ client: guard, schema }), { migrationsFolder })
  } finally {
    await guard.query('select pg_advisory_unlock(5463464)')
    guard.release()
  }
  const { host, pathname } = new URL(url)
  return {
    db: againWhenUndone(drizzle({ client: pool, schema })),
    place: `PostgreSQL at ${host}${pathname}`,
    takeStatistics: async () => undefined,
    close: () => pool.end(),
  }
}
