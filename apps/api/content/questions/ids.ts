import type { QuestionKind } from './types.ts'

/** Ids of the questions by kind, each kind in the order it is shown in. Links in the wild hold them: none changes. */
export const questionIds = {
  backers: [
    'milestone-vote',
    'when-charged',
    'project-late',
    'how-refunds-work',
    'backer-protection',
    'change-address',
    'shipping-costs',
    'cancel-pledge',
    'project-on-hold',
  ],
  creators: [
    'how-much-to-hold',
    'when-creators-are-paid',
    'after-a-failed-campaign',
    'before-publishing',
    'campaign-preorder-storefront',
    'writing-milestones',
    'identity-check',
    'referral-links',
  ],
  money: ['plg-and-cs', 'plg-rate', 'declined-card', 'pledge-limit', 'currencies'],
  account: [
    'two-factor',
    'recovery-key',
    'confirmation-letter',
    'google-facebook',
    'where-logged-in',
    'delete-account',
  ],
} as const satisfies Record<QuestionKind, readonly string[]>

export type IdOf<Kind extends QuestionKind> = (typeof questionIds)[Kind][number]
export type QuestionId = IdOf<QuestionKind>

/** What is asked most, in order. */
export const popularIds: readonly QuestionId[] = [
  'milestone-vote',
  'when-charged',
  'project-late',
  'how-refunds-work',
  'change-address',
  'how-much-to-hold',
  'plg-and-cs',
  'two-factor',
]

/** What somebody reads next; the first is the one that follows. */
export const related: { readonly [Id in QuestionId]: readonly QuestionId[] } = {
  'milestone-vote': ['when-charged', 'how-refunds-work', 'project-late'],
  'when-charged': ['declined-card', 'cancel-pledge', 'backer-protection'],
  'project-late': ['milestone-vote', 'how-refunds-work', 'project-on-hold'],
  'how-refunds-work': ['milestone-vote', 'cancel-pledge', 'backer-protection'],
  'backer-protection': ['milestone-vote', 'how-refunds-work', 'how-much-to-hold'],
  'change-address': ['shipping-costs', 'project-late', 'when-charged'],
  'shipping-costs': ['change-address', 'pledge-limit', 'when-charged'],
  'cancel-pledge': ['when-charged', 'how-refunds-work', 'declined-card'],
  'project-on-hold': ['project-late', 'how-refunds-work', 'milestone-vote'],
  'how-much-to-hold': ['when-creators-are-paid', 'writing-milestones', 'backer-protection'],
  'when-creators-are-paid': ['how-much-to-hold', 'writing-milestones', 'identity-check'],
  'after-a-failed-campaign': ['how-much-to-hold', 'before-publishing', 'campaign-preorder-storefront'],
  'before-publishing': ['identity-check', 'writing-milestones', 'campaign-preorder-storefront'],
  'campaign-preorder-storefront': ['before-publishing', 'after-a-failed-campaign', 'how-much-to-hold'],
  'writing-milestones': ['milestone-vote', 'how-much-to-hold', 'when-creators-are-paid'],
  'identity-check': ['before-publishing', 'plg-and-cs', 'when-creators-are-paid'],
  'referral-links': ['before-publishing', 'when-creators-are-paid', 'after-a-failed-campaign'],
  'plg-and-cs': ['plg-rate', 'identity-check', 'currencies'],
  'plg-rate': ['plg-and-cs', 'currencies', 'pledge-limit'],
  'declined-card': ['when-charged', 'cancel-pledge', 'pledge-limit'],
  'pledge-limit': ['shipping-costs', 'when-charged', 'currencies'],
  currencies: ['plg-rate', 'pledge-limit', 'when-charged'],
  'two-factor': ['recovery-key', 'where-logged-in', 'google-facebook'],
  'recovery-key': ['two-factor', 'where-logged-in', 'delete-account'],
  'confirmation-letter': ['google-facebook', 'before-publishing', 'two-factor'],
  'google-facebook': ['two-factor', 'confirmation-letter', 'delete-account'],
  'where-logged-in': ['two-factor', 'recovery-key', 'google-facebook'],
  'delete-account': ['cancel-pledge', 'google-facebook', 'where-logged-in'],
}
