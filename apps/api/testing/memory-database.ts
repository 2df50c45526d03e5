import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { type Connection, embeddedExtensions, openDatabase } from '../database/connection.ts'
import { parseOnce } from '../database/parse-once.ts'
import * as schema from '../database/schema.ts'
import { seedDemo } from '../demo/seed.ts'

const migrations = fileURLToPath(new URL('../database/migrations/', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))

/** Name of the kept copy: another schema, or another database program, is another copy. */
async function copyPath(): Promise<string> {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const hash = createHash('sha256').update(await readFile(program))
  for (const file of (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort())
    hash.update(await readFile(migrations + file))
  return `${cache}test-database-${hash.digest('hex').slice(0, 16)}.tar`
}

/** Bytes as the embedded database wants them. They are handed over as they are: a `Blob` copies them, slowly. */
class Copy extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }
  override arrayBuffer = async () => this.#bytes
}

/** What an embedded database holds, for others to start from. It is closed. */
async function copyOf({ db, close }: Connection): Promise<ArrayBuffer> {
  const copy = await (db as unknown as { $client: PGlite }).$client.dumpDataDir('none')
  await close()
  return copy.arrayBuffer()
}

/** Makes an empty, migrated database as the product does, and keeps a copy of it. */
async function makeCopy(path: string): Promise<Copy> {
  const bytes = await copyOf(await openDatabase('memory://'))
  await mkdir(cache, { recursive: true })
  const beside = `${path}.${randomUUID()}`
  await writeFile(beside, new Uint8Array(bytes))
  // Several test processes may do this at once; each puts a whole file in place.
  await rename(beside, path)
  const old = (await readdir(cache)).filter((name) => /^test-database-\w+\.tar$/.test(name))
  for (const name of old) if (!path.endsWith(name)) await rm(cache + name, { force: true })
  return new Copy(bytes)
}

/** The moment at which the clocks of tests start, in milliseconds. */
export const testsBegin = Date.UTC(2026, 10, 20, 12)

let copy: Promise<Copy> | undefined

/** Clearing the usual 128 MB of buffers takes longer than all else, and the database is in memory anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/**
 * An empty database in memory. Initialising and migrating one takes over a second and tests want many, so each starts
 * from a copy that the first of them made.
 *
 * @param onStatement called for each statement, but for those that begin and end a transaction.
 */
export async function openMemoryDatabase(onStatement?: () => void): Promise<Connection> {
  copy ??= copyPath().then((path) =>
    readFile(path).then(
      ({ buffer, byteOffset, byteLength }) => new Copy(buffer.slice(byteOffset, byteOffset + byteLength)),
      () => makeCopy(path),
    ),
  )
  return openCopy(await copy, onStatement)
}

let demoWorld: Promise<Copy> | undefined

/**
 * A database in memory that holds the demo world of the moment at which the clocks of tests start. It is stored once in
 * a process, which takes seconds; each test gets a copy.
 *
 * @param onStatement as above.
 */
export async function openDemoDatabase(onStatement?: () => void): Promise<Connection> {
  demoWorld ??= openMemoryDatabase().then(async (connection) => {
    await seedDemo(connection.db, { now: new Date(testsBegin) })
    return new Copy(await copyOf(connection))
  })
  return openCopy(await demoWorld, onStatement)
}

async function openCopy(copy: Copy, onStatement?: () => void): Promise<Connection> {
  const client = parseOnce(
    await PGlite.create({ loadDataDir: copy, extensions: await embeddedExtensions(), startParams }),
  )
  return {
    db: drizzle({ client, schema, ...(onStatement && { logger: { logQuery: onStatement } }) }),
    place: 'memory',
    takeStatistics: async () => void (await client.exec('analyze')),
    close: () => client.close(),
  }
}
