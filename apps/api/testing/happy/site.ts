import { type HappyCalls, ofVisitor } from './prepared.ts'

/** The newsletter, the knowledge center and referrals. */
export const site = {
  subscribeToNewsletter: ofVisitor({ body: { email: 'reader@example.com' } }),
  confirmNewsletter: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.newsletterCode() } },
  }),
  unsubscribeFromNewsletter: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.unsubscribeCode() } },
  }),
  listQuestions: ofVisitor({ params: { kind: 'popular' } }),
  getQuestion: ofVisitor({ params: { id: 'milestone-vote' } }),
  recordReferral: ofVisitor({
    body: { internal_referral_type: 'INTERNAL', internal_referral_value: 'newsletter' },
  }),
} satisfies Partial<HappyCalls>
