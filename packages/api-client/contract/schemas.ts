import { accountSchemas } from './account.schemas.ts'
import { authSchemas } from './auth.schemas.ts'
import { bonusesSchemas } from './bonuses.schemas.ts'
import { cardsSchemas } from './cards.schemas.ts'
import { cartChangesSchemas } from './cart-changes.schemas.ts'
import { collaboratorsSchemas } from './collaborators.schemas.ts'
import { commentsSchemas } from './comments.schemas.ts'
import { couponsSchemas } from './coupons.schemas.ts'
import { faqSchemas } from './faq.schemas.ts'
import { identitySchemas } from './identity.schemas.ts'
import { insightsSchemas } from './insights.schemas.ts'
import { learnSchemas } from './learn.schemas.ts'
import { mailingListSchemas } from './mailing-list.schemas.ts'
import { milestonesSchemas } from './milestones.schemas.ts'
import { moderationSchemas } from './moderation.schemas.ts'
import { notificationsSchemas } from './notifications.schemas.ts'
import { parcelsSchemas } from './parcels.schemas.ts'
import { passkeysSchemas } from './passkeys.schemas.ts'
import { pledgeManagementSchemas } from './pledge-management.schemas.ts'
import { pledgeMessagesSchemas } from './pledge-messages.schemas.ts'
import { pledgeNotesSchemas } from './pledge-notes.schemas.ts'
import { pledgesSchemas } from './pledges.schemas.ts'
import { projectActionsSchemas } from './project-actions.schemas.ts'
import { projectEditingSchemas } from './project-editing.schemas.ts'
import { projectListsSchemas } from './project-lists.schemas.ts'
import { projectsSchemas } from './projects.schemas.ts'
import { referralsSchemas } from './referrals.schemas.ts'
import { rewardsSchemas } from './rewards.schemas.ts'
import { rhythmSchemas } from './rhythm.schemas.ts'
import { securityEventsSchemas } from './security-events.schemas.ts'
import { sessionsSchemas } from './sessions.schemas.ts'
import { suspensionSchemas } from './suspension.schemas.ts'
import { totpSchemas } from './totp.schemas.ts'
import { translationsSchemas } from './translations.schemas.ts'
import { updateMailsSchemas } from './update-mails.schemas.ts'
import { updatesSchemas } from './updates.schemas.ts'
import { usersSchemas } from './users.schemas.ts'
import { votesSchemas } from './votes.schemas.ts'
import { walletSchemas } from './wallet.schemas.ts'
import { withdrawalsSchemas } from './withdrawals.schemas.ts'

/** Schemas of every endpoint, by its name: `query`, `body` and `answer` where it has them. */
export const schemas = {
  ...authSchemas,
  ...totpSchemas,
  ...sessionsSchemas,
  ...securityEventsSchemas,
  ...passkeysSchemas,
  ...usersSchemas,
  ...cardsSchemas,
  ...accountSchemas,
  ...identitySchemas,
  ...notificationsSchemas,
  ...projectsSchemas,
  ...projectListsSchemas,
  ...projectActionsSchemas,
  ...projectEditingSchemas,
  ...rewardsSchemas,
  ...milestonesSchemas,
  ...faqSchemas,
  ...translationsSchemas,
  ...updatesSchemas,
  ...updateMailsSchemas,
  ...rhythmSchemas,
  ...commentsSchemas,
  ...bonusesSchemas,
  ...collaboratorsSchemas,
  ...pledgesSchemas,
  ...cartChangesSchemas,
  ...couponsSchemas,
  ...pledgeMessagesSchemas,
  ...pledgeNotesSchemas,
  ...pledgeManagementSchemas,
  ...parcelsSchemas,
  ...insightsSchemas,
  ...learnSchemas,
  ...votesSchemas,
  ...suspensionSchemas,
  ...moderationSchemas,
  ...walletSchemas,
  ...withdrawalsSchemas,
  ...referralsSchemas,
  ...mailingListSchemas,
}
export type Schemas = typeof schemas
