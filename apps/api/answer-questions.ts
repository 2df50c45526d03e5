import { answerAboutMoney } from './answer-money.ts'
import { answerAboutJobs } from './jobs/answer.ts'
import type { BusinessClock } from './kernel/business-clock.ts'
import type { Platform } from './kernel/platform.ts'
import { answerAboutPayouts } from './providers/payout-list.ts'

/** Answers what commands ask the process that holds an embedded database: about money, payouts, else about jobs. */
export const answerQuestion =
  ({ platform, business }: { readonly platform: Platform; readonly business: BusinessClock }) =>
  async (question: string): Promise<string> =>
    (await answerAboutMoney(platform, business, question)) ??
    (await (question.startsWith('payout')
      ? answerAboutPayouts(platform.db, new Date(), question, platform.sealer)
      : answerAboutJobs(platform.db, new Date(), question)))
