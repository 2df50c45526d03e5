import type { SubscriptionKey } from '../accounts/mail-subscriptions.ts'
import type { EventName } from '../database/schema/notification-event.ts'

/** Events that people get an e-mail of: `always`, or where the key of their settings is on (decisions 2 §9). */
export const mailedBy = {
  PLEDGE_MADE: 'always',
  PLEDGE_CHANGED: 'always',
  PLEDGE_CANCELLED: 'always',
  CAMPAIGN_ENDED: 'always',
  PLEDGE_CHARGED: 'always',
  CHARGE_FAILED: 'always',
  PLEDGE_DROPPED: 'always',
  VOTE_OPENED: 'always',
  VOTE_CLOSED: 'always',
  MILESTONE_EXPIRED: 'always',
  MILESTONE_MOVED: 'always',
  REFUND_PAID: 'always',
  FUNDS_RELEASED: 'always',
  PLEDGE_SHIPPED: 'always',
  ADDRESS_LOCKS: 'always',
  REFUND_ASKED: 'always',
  MESSAGE_RECEIVED: 'always',
  MESSAGE_REMOVED: 'always',
  PROJECT_SUSPENDED: 'always',
  PROJECT_RESTORED: 'always',
  PROJECT_ENDED: 'always',
  VOTE_CLOSES: 'always',
  CAMPAIGN_ENDS: 'PROJECT_UPDATES',
  CREATOR_LAUNCHED: 'PROJECT_UPDATES',
  MILESTONE_NEAR: 'MILESTONE_REMINDERS',
  COMMENT_REMOVED: 'always',
  COMMENT_SHOWN: 'always',
  CHANGES_ASKED: 'always',
  ACCOUNT_BLOCKED: 'always',
  ACCOUNT_UNBLOCKED: 'always',
  DISPUTE_LOST: 'always',
  REFERRAL_PAID: 'always',
  WITHDRAWAL_SENT: 'always',
  WITHDRAWAL_RETURNED: 'always',
  ROLE_CHANGED: 'always',
  ROLE_ENDED: 'always',
  REVIEW_APPROVED: 'always',
  REVIEW_CHANGES_ASKED: 'always',
  UPDATE_PUBLISHED: 'PROJECT_UPDATES',
  COMMENT_WRITTEN: 'PROJECT_COMMENTS',
  COMMENT_ANSWERED: 'PROJECT_COMMENTS',
  BONUS_ENTERED: 'BOUNTY_SUBMISSIONS',
} as const satisfies Partial<Record<EventName, 'always' | SubscriptionKey>>
export type MailedName = keyof typeof mailedBy

/** Where the button of an e-mail leads. */
export type Place =
  | 'project'
  | 'pledge'
  /** The messages of a pledge, on the page of its backer or on that of the team. */
  | 'thread'
  | 'vote'
  | 'updates'
  | 'discussion'
  | 'dashboard'
  | 'wallet'
  | 'home'
export const placeOf: Readonly<Record<MailedName, Place>> = {
  PLEDGE_MADE: 'pledge',
  PLEDGE_CHANGED: 'pledge',
  PLEDGE_CANCELLED: 'pledge',
  CAMPAIGN_ENDED: 'project',
  PLEDGE_CHARGED: 'pledge',
  CHARGE_FAILED: 'pledge',
  PLEDGE_DROPPED: 'pledge',
  VOTE_OPENED: 'vote',
  VOTE_CLOSED: 'vote',
  MILESTONE_EXPIRED: 'project',
  MILESTONE_MOVED: 'project',
  REFUND_PAID: 'pledge',
  FUNDS_RELEASED: 'project',
  PLEDGE_SHIPPED: 'pledge',
  ADDRESS_LOCKS: 'pledge',
  REFUND_ASKED: 'project',
  MESSAGE_RECEIVED: 'thread',
  MESSAGE_REMOVED: 'thread',
  PROJECT_SUSPENDED: 'project',
  PROJECT_RESTORED: 'project',
  PROJECT_ENDED: 'project',
  VOTE_CLOSES: 'vote',
  CAMPAIGN_ENDS: 'project',
  CREATOR_LAUNCHED: 'project',
  MILESTONE_NEAR: 'project',
  COMMENT_REMOVED: 'discussion',
  COMMENT_SHOWN: 'discussion',
  CHANGES_ASKED: 'project',
  ACCOUNT_BLOCKED: 'project',
  ACCOUNT_UNBLOCKED: 'project',
  DISPUTE_LOST: 'project',
  REFERRAL_PAID: 'wallet',
  WITHDRAWAL_SENT: 'project',
  WITHDRAWAL_RETURNED: 'project',
  ROLE_CHANGED: 'dashboard',
  ROLE_ENDED: 'home',
  REVIEW_APPROVED: 'dashboard',
  REVIEW_CHANGES_ASKED: 'dashboard',
  UPDATE_PUBLISHED: 'updates',
  COMMENT_WRITTEN: 'discussion',
  COMMENT_ANSWERED: 'discussion',
  BONUS_ENTERED: 'dashboard',
}
