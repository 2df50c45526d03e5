import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Connection, openDatabase } from '../database/connection.ts'
import { ask } from './control.ts'

/** Folder of the embedded database. */
export const dataFolder = (): string =>
  process.env.DATA_FOLDER || fileURLToPath(new URL('../../../.data/kindling', import.meta.url))

/**
 * Answers a question of the command line about the database that DATABASE_URL or DATA_FOLDER names. The process that
 * holds an embedded database answers for it; `answer` does where none holds it.
 */
export async function askDatabase(
  question: string,
  answer: (db: Connection['db'], now: Date, question: string) => Promise<string>,
): Promise<string> {
  const { DATABASE_URL: url } = process.env
  const folder = dataFolder()
  const running = url ? null : await ask(folder, question)
  if (running) return text(running)
  if (!url && !existsSync(folder)) throw new Error(`There is no database in ${folder}`)
  const { db, close } = await openDatabase(url || folder, { migrations: 'leave' })
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
