import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { type Connection, openDatabase } from '../database/connection.ts'
import * as schema from '../database/schema.ts'
import { againWhenUndone } from '../database/transaction-again.ts'
import { seedDemo } from '../demo/seed.ts'
import { openDemoDatabase, openMemoryDatabase, testsBegin } from './memory-database.ts'
import { startPostgres } from './servers.ts'

/** Where the tests of money and pledges run: `MONEY_ON=postgres` in `pnpm prove`, else the embedded database. */
export const isOnPostgres = process.env.MONEY_ON === 'postgres'

const endsOrBegins = /^(?:begin|commit|rollback|savepoint|release)\b/i

/** A database of a server, as the product opens it. */
async function openServer(url: string, onStatement: () => void): Promise<Connection> {
  const connection = await openDatabase(url)
  const { $client: client } = connection.db as unknown as { $client: Pool }
  const logger = { logQuery: (query: string) => void (endsOrBegins.test(query) || onStatement()) }
  return { ...connection, db: againWhenUndone(drizzle({ client, schema, logger })) }
}

/**
 * A database of a test's own, which ends with it.
 *
 * @param holds nothing, or the demo world of the moment at which the clocks of tests start.
 * @param onStatement called for each statement, but for those that begin and end a transaction.
 */
export async function openOwnDatabase(
  holds: 'nothing' | 'demo',
  onStatement: () => void,
): Promise<Connection> {
  if (!isOnPostgres) return holds === 'demo' ? openDemoDatabase(onStatement) : openMemoryDatabase(onStatement)
  const server = await startPostgres()
  const connection = await openServer(await server.createDatabase('tests'), onStatement)
  if (holds === 'demo') await seedDemo(connection.db, { now: new Date(testsBegin) })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await server.stop()
    },
  }
}
