import type { Database } from '../database/connection.ts'
import { answerAboutJobs } from '../jobs/answer.ts'
import { answerAboutPayouts } from '../providers/payout-list.ts'

/** Answers a question of the command line: about payouts, else about jobs. */
export const answerQuestion = (db: Database, now: Date, question: string): Promise<string> =>
  question.startsWith('payout') ? answerAboutPayouts(db, now, question) : answerAboutJobs(db, now, question)
