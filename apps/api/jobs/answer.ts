import type { Database } from '../database/connection.ts'
import { describeJobs, listJobs, retryJob } from './list.ts'

/** Answers a question of the command line: `jobs`, or `retry <id>`. */
export async function answerAboutJobs(db: Database, now: Date, question: string): Promise<string> {
  const [wish, id = ''] = question.trim().split(' ')
  if (wish !== 'retry') return describeJobs(await listJobs(db, now))
  return (await retryJob(db, now, id))
    ? `${id} is run again at once.`
    : `No job with the id ${id} waits or failed.`
}
