import { afterAll, beforeAll } from 'vitest'
import { type Connection, openDatabase } from '../database/connection.ts'
import { categories } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { type ApiProcess, type OwnPostgres, startApiProcess, startPostgres } from './servers.ts'

/** Time a server may take to start, and a test of many moments to end. */
export const patienceMs = 120_000

export interface TwoProcesses {
  /** Of the database. */
  readonly url: string
  /** A connection of the test's own. */
  readonly connection: Connection
  readonly baseUrl: (process: 0 | 1) => string
  /** Any call of somebody's, to one of the two processes. */
  readonly send: (
    process: 0 | 1,
    cookie: string,
    path: string,
    method: string,
    body?: object,
  ) => Promise<{ status: number; text: string }>
}

/** Two processes over one PostgreSQL database of their own, for the tests of the file that calls it. */
export function twoProcesses(database: string): TwoProcesses {
  let server: OwnPostgres | undefined
  let url = ''
  let connection: Connection | undefined
  let processes: ApiProcess[] = []
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase(database)
    processes = await Promise.all([startApiProcess(url), startApiProcess(url)])
    connection = await openDatabase(url)
    await connection.db.insert(categories).values({ id: 6, name: 'Outdoors' })
  }, patienceMs)
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()))
    await connection?.close()
    await server?.stop()
  }, patienceMs)
  const baseUrl = (process: 0 | 1) => processes[process]?.baseUrl ?? ''
  return {
    get url() {
      return url
    },
    get connection() {
      if (!connection) throw new Error('The database is not open yet')
      return connection
    },
    baseUrl,
    send: async (process, cookie, path, method, body = {}) => {
      const response = await fetch(`${baseUrl(process)}${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': newId('key') },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await response.text() }
    },
  }
}
