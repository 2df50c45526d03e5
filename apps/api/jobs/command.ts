import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../database/connection.ts'
import { ask } from '../operations/control.ts'
import { answerAboutJobs } from './answer.ts'

/*
 * Work in the background, of the database that DATABASE_URL or DATA_FOLDER names:
 *   (nothing)    prints what waits and what failed, and why
 *   retry <id>   has a job run again at once
 */
const [wish = 'list', id = ''] = process.argv.slice(2)
const { DATABASE_URL: url, DATA_FOLDER: folder } = process.env
const dataFolder = folder || fileURLToPath(new URL('../../../.data/kindling', import.meta.url))

/** The process that holds an embedded database answers for it. */
async function answer(question: string): Promise<string> {
  const running = url ? null : await ask(dataFolder, question)
  if (running) return text(running)
  if (!url && !existsSync(dataFolder)) throw new Error(`There is no database in ${dataFolder}`)
  const { db, close } = await openDatabase(url || dataFolder, { migrations: 'leave' })
  try {
    return await answerAboutJobs(db, new Date(), question)
  } finally {
    await close()
  }
}

try {
  if (wish === 'list') console.log(await answer('jobs'))
  else if (wish === 'retry' && id) console.log(await answer(`retry ${id}`))
  else throw new Error('Say what: pnpm jobs, or pnpm jobs retry <id>')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
