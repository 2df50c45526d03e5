import { type ChildProcess, spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '@kindling/api'
import { copiesFolder, root, templateFolder } from './places.ts'

export interface SiteServer {
  readonly url: string
  /** kill -9: no shutdown handler runs. */
  readonly kill: () => Promise<void>
  /** Starts again on the same data and the same address. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

type Environment = Readonly<Record<string, string>>

function launch(folder: string, port: number, more: Environment): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      DATA_FOLDER: folder,
      DATABASE_URL: '',
      STAND_INS: '1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...more,
    }
    const child = spawn(process.execPath, ['apps/web/server/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
    })
    child.stderr?.on('data', (text) => {
      output += text
    })
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}\n${output}`)))
  })
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((done) => child.once('exit', () => done()))

/**
 * The built product on a copy of the demo world.
 *
 * @param change what is written into the copy before the server opens it.
 * @param environment further settings of the server, given its address.
 */
export async function startServer(
  name: string,
  change?: (connection: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
  environment: (url: string) => Environment = () => ({}),
): Promise<SiteServer> {
  const folder = join(copiesFolder, name)
  await rm(folder, { recursive: true, force: true })
  await cp(templateFolder, folder, { recursive: true })
  if (change) {
    const connection = await openDatabase(folder)
    await change(connection)
    await connection.close()
  }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const more = environment(url)
  let child = await launch(folder, port, more)
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL')
      await ended(child)
    },
    restart: async () => {
      await ended(child)
      child = await launch(folder, port, more)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
