import { askDatabase, printAnswer } from '../operations/ask-database.ts'
import { answerAboutJobs } from './answer.ts'

/*
 * Work in the background, of the database that DATABASE_URL or DATA_FOLDER names:
 *   (nothing)    prints what waits and what failed, and why
 *   retry <id>   has a job run again at once
 */
const [wish = 'list', id = ''] = process.argv.slice(2)

async function answer(): Promise<string> {
  if (wish === 'list') return askDatabase('jobs', answerAboutJobs)
  if (wish === 'retry' && id) return askDatabase(`retry ${id}`, answerAboutJobs)
  throw new Error('Say what: pnpm jobs, or pnpm jobs retry <id>')
}

await printAnswer(answer())
