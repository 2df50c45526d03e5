import { afterChargeRejections } from './calls/after-charge.ts'
import { bonusRejections } from './calls/bonuses.ts'
import { cartChangeRejections } from './calls/cart-changes.ts'
import { checkoutRejections } from './calls/checkout.ts'
import { commentRejections } from './calls/comments.ts'
import { couponRejections } from './calls/coupons.ts'
import { draftRejections } from './calls/drafts.ts'
import { faqRejections } from './calls/faq.ts'
import { insightRejections } from './calls/insights.ts'
import { learnRejections } from './calls/learn.ts'
import { logInRejections } from './calls/log-in.ts'
import { mailRejections } from './calls/mails.ts'
import { managerRejections } from './calls/manager.ts'
import { milestoneRejections } from './calls/milestones.ts'
import { moderationRejections } from './calls/moderation.ts'
import { newsletterRejections } from './calls/newsletter.ts'
import { passkeyRejections } from './calls/passkeys.ts'
import { payoutRejections } from './calls/payouts.ts'
import { messageRejections } from './calls/pledge-messages.ts'
import { noteRejections } from './calls/pledge-notes.ts'
import { pledgeRejections } from './calls/pledges.ts'
import { profileRejections } from './calls/profile.ts'
import { projectPictureRejections } from './calls/project-pictures.ts'
import { projectRejections } from './calls/projects.ts'
import type { Rejections } from './calls/rejection.ts'
import { rewardRejections } from './calls/rewards.ts'
import { savedRejections } from './calls/saved.ts'
import { securityRejections } from './calls/security.ts'
import { settingsRejections } from './calls/settings.ts'
import { socialRejections } from './calls/social.ts'
import { suspensionRejections } from './calls/suspension.ts'
import { teamRejections } from './calls/team.ts'
import { translationRejections } from './calls/translations.ts'
import { updateRejections } from './calls/updates.ts'
import { voteRejections } from './calls/votes.ts'
import { walletRejections } from './calls/wallet.ts'

/** A way to each code of each served call's own rules; the compiler holds the list complete. */
export const rejections: Required<Rejections> = {
  ...logInRejections,
  ...socialRejections,
  ...securityRejections,
  ...passkeyRejections,
  ...mailRejections,
  ...profileRejections,
  ...settingsRejections,
  ...savedRejections,
  ...walletRejections,
  ...projectRejections,
  ...draftRejections,
  ...projectPictureRejections,
  ...rewardRejections,
  ...milestoneRejections,
  ...faqRejections,
  ...bonusRejections,
  ...translationRejections,
  ...teamRejections,
  ...checkoutRejections,
  ...pledgeRejections,
  ...cartChangeRejections,
  ...couponRejections,
  ...commentRejections,
  ...updateRejections,
  ...afterChargeRejections,
  ...payoutRejections,
  ...suspensionRejections,
  ...voteRejections,
  ...insightRejections,
  ...managerRejections,
  ...messageRejections,
  ...noteRejections,
  ...moderationRejections,
  ...newsletterRejections,
  ...learnRejections,
}
