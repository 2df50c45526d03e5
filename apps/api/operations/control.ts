import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import { takeBackup } from './backup.ts'

/** Beside the data: only its owner can reach it. */
export const controlPath = (dataFolder: string): string => `${dataFolder}-control`

/** What a path of a local socket may have in bytes, on every system. */
const pathMax = 103

/**
 * Lets commands on this machine take a backup, and ask what `answer` knows, while this process holds the embedded
 * database, which takes one process at a time.
 *
 * @returns stops listening.
 */
export async function serveControl(
  db: Database,
  dataFolder: string,
  log: Logger,
  answer: (question: string) => Promise<string>,
): Promise<() => void> {
  const path = controlPath(dataFolder)
  if (Buffer.byteLength(path) > pathMax) {
    log.warn({ path }, 'the path is too long for a socket: no backup can be taken while this process runs')
    return () => undefined
  }
  // Left by a process that was killed; a living one would hold the database, and this one had not opened it.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (asked) => {
      const question = asked.toString().trim()
      const answered =
        question === 'backup'
          ? takeBackup(db, new Date(), (bytes) => pipeline(bytes, socket))
          : answer(question).then((text) => void socket.end(text))
      answered.catch((error: unknown) => {
        socket.destroy()
        log.error({ err: error }, question === 'backup' ? 'a backup failed' : 'a question was not answered')
      })
    })
  })
  server.listen(path)
  await once(server, 'listening')
  return () => {
    server.close()
    rmSync(path, { force: true })
  }
}

async function reach(dataFolder: string): Promise<Socket | null> {
  const socket: Socket = connect(controlPath(dataFolder))
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    return null
  }
}

/** What the process answers that holds an embedded database; null where none does. */
export async function ask(dataFolder: string, question: string): Promise<Readable | null> {
  const socket = await reach(dataFolder)
  socket?.write(`${question}\n`)
  return socket
}

/** The backup of the process that holds an embedded database; null where none does. */
export const askForBackup = (dataFolder: string): Promise<Readable | null> => ask(dataFolder, 'backup')

/** Whether a process on this machine holds the embedded database. */
export async function isHeld(dataFolder: string): Promise<boolean> {
  const socket = await reach(dataFolder)
  socket?.destroy()
  return socket !== null
}
