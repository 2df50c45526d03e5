import { answerAboutJobs } from '../jobs/answer.ts'
import type { BusinessClock } from '../kernel/business-clock.ts'
import type { Platform } from '../kernel/platform.ts'
import { answerAboutMoney } from '../money/answer.ts'

/** Answers what commands ask the process that holds an embedded database: about money, else about jobs. */
export const answerQuestion =
  ({ platform, business }: { readonly platform: Platform; readonly business: BusinessClock }) =>
  async (question: string): Promise<string> =>
    (await answerAboutMoney(platform, business, question)) ??
    answerAboutJobs(platform.db, new Date(), question)
