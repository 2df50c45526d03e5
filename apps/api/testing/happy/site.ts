import { type HappyCalls, ofVisitor } from './prepared.ts'
import { addsMail, addsVisit, again, isConfirmed } from './replay.ts'

/** The newsletter, the knowledge center and referrals. */
export const site = {
  subscribeToNewsletter: again(addsMail)(ofVisitor({ body: { email: 'reader@example.com' } })),
  confirmNewsletter: again(isConfirmed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.newsletterCode() } },
  })),
  unsubscribeFromNewsletter: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.unsubscribeCode() } },
  }),
  listQuestions: ofVisitor({ params: { kind: 'popular' } }),
  getQuestion: ofVisitor({ params: { id: 'milestone-vote' } }),
  recordReferral: again(addsVisit)(
    ofVisitor({
      body: { internal_referral_type: 'INTERNAL', internal_referral_value: 'newsletter' },
    }),
  ),
} satisfies Partial<HappyCalls>
