import type { Handlers } from '../kernel/call.ts'
import { linkHandlers } from './links.ts'
import { readInsightHandlers } from './read.ts'
import { referralHandlers } from './referrals.ts'
import { visitHandlers } from './visits.ts'

/** The calls around visits, and what they brought. */
export const insightHandlers = {
  ...referralHandlers,
  ...visitHandlers,
  ...readInsightHandlers,
  ...linkHandlers,
} satisfies Partial<Handlers>
