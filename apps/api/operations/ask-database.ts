import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Connection, openDatabase } from '../database/connection.ts'
import { ask } from './control.ts'

/**
 * Answers a question of the command line about the database that DATABASE_URL or DATA_FOLDER names. The process that
 * holds an embedded database answers for it; `answer` does where none holds it.
 */
export async function askDatabase(
  question: string,
  answer: (db: Connection['db'], now: Date, question: string) => Promise<string>,
): Promise<string> {
  const { DATABASE_URL: url, DATA_FOLDER: folder } = process.env
  const dataFolder = folder || fileURLToPath(new URL('../../../.data/kindling', import.meta.url))
  const running = url ? null : await ask(dataFolder, question)
  if (running) return text(running)
  if (!url && !existsSync(dataFolder)) throw new Error(`There is no database in ${dataFolder}`)
  const { db, close } = await openDatabase(url || dataFolder, { migrations: 'leave' })
  try {
    return await answer(db, new Date(), question)
  } finally {
    await close()
  }
}

/** Prints the answer, or one sentence about what went wrong. */
export async function printAnswer(answer: Promise<string>): Promise<void> {
  try {
    console.log(await answer)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
