import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** The platform's database: PGlite in a folder or a PostgreSQL server, behind one type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

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

/**
 * Opens the database and brings it up to date.
 *
 * @param where a `postgres://` URL, a folder for the embedded database, or `memory://` for tests.
 */
export async function openDatabase(where: string): Promise<Connection> {
  return /^postgres(ql)?:\/\//.test(where) ? openServer(where) : openEmbedded(where)
}

async function openEmbedded(where: string): Promise<Connection> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  if (where !== 'memory://') await mkdir(dirname(where), { recursive: true })
  const client = await PGlite.create(where)
  const db = drizzle({ client, schema })
  await migrate(db, { migrationsFolder })
  const takeStatistics = async () => void (await client.exec('analyze'))
  await takeStatistics()
  const place = where === 'memory://' ? 'memory' : where
  return { db, place, takeStatistics, close: () => client.close() }
}

async function openServer(url: string): Promise<Connection> {
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
    await migrate(drizzle({ client: guard, schema }), { migrationsFolder })
  } finally {
    await guard.query('select pg_advisory_unlock(5463464)')
    guard.release()
  }
  const { host, pathname } = new URL(url)
  return {
    db: drizzle({ client: pool, schema }),
    place: `PostgreSQL at ${host}${pathname}`,
    takeStatistics: async () => undefined,
    close: () => pool.end(),
  }
}
