import type * as z from 'zod'
import * as account from '../model/account.ts'
import * as bonus from '../model/bonus.ts'
import * as comment from '../model/comment.ts'
import * as insights from '../model/insights.ts'
import * as learn from '../model/learn.ts'
import * as notification from '../model/notification.ts'
import * as pledge from '../model/pledge.ts'
import * as management from '../model/pledge-management.ts'
import * as project from '../model/project.ts'
import * as session from '../model/session.ts'
import * as team from '../model/team.ts'
import * as translation from '../model/translation.ts'
import * as wallet from '../model/wallet.ts'
import * as wire from '../model/wire.ts'

/** Schemas that are written once, under `components`. */
export const models = {
  Image: wire.image,
  ListMeta: wire.listMeta,
  ShippingAddress: account.shippingAddress,
  PaymentMethod: account.paymentMethod,
  UserProfile: account.userProfile,
  PublicProfile: account.publicProfile,
  Category: project.category,
  ProjectSummary: project.projectSummary,
  Project: project.project,
  Reward: project.reward,
  RewardVariant: project.rewardVariant,
  Milestone: project.milestone,
  FaqItem: project.faqItem,
  Translation: translation.translation,
  TranslatedText: translation.translatedText,
  ProjectUpdate: project.projectUpdate,
  Pledge: pledge.pledge,
  PledgeProduct: pledge.pledgeProduct,
  ManagedPledge: management.managedPledge,
  PledgeFilter: management.pledgeFilter,
  PledgeSegment: management.pledgeSegment,
  Comment: comment.comment,
  Notification: notification.notification,
  Collaborator: team.collaborator,
  Invite: team.invite,
  Bonus: bonus.bonus,
  BonusEntry: bonus.bonusEntry,
  ReferralLink: insights.referralLink,
  Question: learn.question,
  WalletTransaction: wallet.walletTransaction,
  Session: session.session,
  Passkey: session.passkey,
} as const satisfies Record<string, z.ZodObject>
