import { countAttempt } from '../../kernel/rate-limit.ts'
import { openBrowser } from '../browser.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'
import { byVisitor, type Rejections } from './rejection.ts'
import { addsVisit, again } from './replay.ts'

/** The knowledge center, and referrals. */
export const learnCalls = {
  listQuestions: ofVisitor({ params: { kind: 'popular' } }),
  getQuestion: ofVisitor({ params: { id: 'milestone-vote' } }),
  recordReferral: again(addsVisit)(
    ofVisitor({
      body: { internal_referral_type: 'INTERNAL', internal_referral_value: 'newsletter' },
    }),
  ),
} satisfies Partial<HappyCalls>

const crowded = '203.0.113.8'
const referral = (internal_referral_type: 'SEARCH' | 'INTERNAL', internal_referral_value: string) =>
  byVisitor<'recordReferral'>({ body: { internal_referral_type, internal_referral_value } })

export const learnRejections = {
  listQuestions: { INVALID_FILTER: byVisitor({ params: { kind: 'cheapest' } }) },
  getQuestion: { NOT_FOUND: byVisitor({ params: { id: 'nobody-asked' } }) },
  recordReferral: {
    INVALID_VALUE: referral('SEARCH', '   '),
    REGEX_FAIL: referral('INTERNAL', '<script>'),
    RATE_LIMITED: async (made) => {
      const limit = { count: 300, windowMs: 60 * 60_000 }
      for (let n = 0; n < limit.count; n++) await countAttempt(made.platform, `referral:${crowded}`, limit)
      return {
        browser: openBrowser(made, { address: crowded }),
        input: { body: { internal_referral_type: 'SEARCH', internal_referral_value: 'kettle' } },
      }
    },
  },
} satisfies Rejections
