import type { ServedName } from '@kindling/api-client/contract'
import { afterChargeCalls } from './calls/after-charge.ts'
import { bonusCalls } from './calls/bonuses.ts'
import { cartChangeCalls } from './calls/cart-changes.ts'
import { checkoutCalls } from './calls/checkout.ts'
import { commentCalls } from './calls/comments.ts'
import { couponCalls } from './calls/coupons.ts'
import { draftCalls } from './calls/drafts.ts'
import { faqCalls } from './calls/faq.ts'
import { insightCalls } from './calls/insights.ts'
import { learnCalls } from './calls/learn.ts'
import { logInCalls } from './calls/log-in.ts'
import { mailCalls } from './calls/mails.ts'
import { managerCalls } from './calls/manager.ts'
import { milestoneCalls } from './calls/milestones.ts'
import { moderationCalls } from './calls/moderation.ts'
import { newsletterCalls } from './calls/newsletter.ts'
import { passkeyCalls } from './calls/passkeys.ts'
import { payoutCalls } from './calls/payouts.ts'
import { messageCalls } from './calls/pledge-messages.ts'
import { noteCalls } from './calls/pledge-notes.ts'
import { pledgeCalls } from './calls/pledges.ts'
import type { HappyCalls } from './calls/prepared.ts'
import { profileCalls } from './calls/profile.ts'
import { projectPictureCalls } from './calls/project-pictures.ts'
import { projectCalls } from './calls/projects.ts'
import type { Replay } from './calls/replay.ts'
import { rewardCalls } from './calls/rewards.ts'
import { savedCalls } from './calls/saved.ts'
import { securityCalls } from './calls/security.ts'
import { settingsCalls } from './calls/settings.ts'
import { socialCalls } from './calls/social.ts'
import { suspensionCalls } from './calls/suspension.ts'
import { teamCalls } from './calls/team.ts'
import { translationCalls } from './calls/translations.ts'
import { updateCalls } from './calls/updates.ts'
import { voteCalls } from './calls/votes.ts'
import { walletCalls } from './calls/wallet.ts'

/** Each served call as it goes well; the compiler holds the list complete. */
export const happyCalls: HappyCalls = {
  ...logInCalls,
  ...socialCalls,
  ...securityCalls,
  ...passkeyCalls,
  ...mailCalls,
  ...profileCalls,
  ...settingsCalls,
  ...savedCalls,
  ...walletCalls,
  ...projectCalls,
  ...draftCalls,
  ...projectPictureCalls,
  ...rewardCalls,
  ...milestoneCalls,
  ...faqCalls,
  ...bonusCalls,
  ...translationCalls,
  ...teamCalls,
  ...checkoutCalls,
  ...pledgeCalls,
  ...cartChangeCalls,
  ...couponCalls,
  ...commentCalls,
  ...updateCalls,
  ...afterChargeCalls,
  ...payoutCalls,
  ...suspensionCalls,
  ...voteCalls,
  ...insightCalls,
  ...managerCalls,
  ...messageCalls,
  ...noteCalls,
  ...moderationCalls,
  ...newsletterCalls,
  ...learnCalls,
}

/** What becomes of calls made again without a key. Those not named here leave the state and the answer as they are. */
export const replays: Readonly<Partial<Record<ServedName, Replay>>> = Object.fromEntries(
  Object.entries(happyCalls).flatMap(([name, { replay }]) => (replay ? [[name, replay]] : [])),
)
