import * as account from './account.ts'
import * as auth from './auth.ts'
import * as bonuses from './bonuses.ts'
import * as cards from './cards.ts'
import * as cartChanges from './cart-changes.ts'
import * as collaborators from './collaborators.ts'
import * as comments from './comments.ts'
import * as coupons from './coupons.ts'
import type { EndpointSpec } from './endpoint.ts'
import * as faq from './faq.ts'
import * as identity from './identity.ts'
import * as insights from './insights.ts'
import * as learn from './learn.ts'
import * as mailingList from './mailing-list.ts'
import * as milestones from './milestones.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as parcels from './parcels.ts'
import * as passkeys from './passkeys.ts'
import * as pledgeManagement from './pledge-management.ts'
import * as pledgeMessages from './pledge-messages.ts'
import * as pledgeNotes from './pledge-notes.ts'
import * as pledges from './pledges.ts'
import * as projectActions from './project-actions.ts'
import * as projectEditing from './project-editing.ts'
import * as projectLists from './project-lists.ts'
import * as projects from './projects.ts'
import * as referrals from './referrals.ts'
import * as rewards from './rewards.ts'
import * as rhythm from './rhythm.ts'
import * as securityEvents from './security-events.ts'
import * as sessions from './sessions.ts'
import * as suspension from './suspension.ts'
import * as totp from './totp.ts'
import * as translations from './translations.ts'
import * as updateChanges from './update-changes.ts'
import * as updateMails from './update-mails.ts'
import * as updates from './updates.ts'
import * as users from './users.ts'
import * as votes from './votes.ts'
import * as wallet from './wallet.ts'
import * as withdrawals from './withdrawals.ts'

/** Calls by the file they are declared in, in the order people read them. */
export const resources = {
  auth,
  totp,
  sessions,
  'security-events': securityEvents,
  passkeys,
  users,
  account,
  identity,
  notifications,
  projects,
  'project-lists': projectLists,
  'project-actions': projectActions,
  'project-editing': projectEditing,
  rewards,
  milestones,
  faq,
  translations,
  updates,
  'update-changes': updateChanges,
  'update-mails': updateMails,
  rhythm,
  comments,
  bonuses,
  collaborators,
  pledges,
  cards,
  'cart-changes': cartChanges,
  coupons,
  'pledge-messages': pledgeMessages,
  'pledge-notes': pledgeNotes,
  votes,
  'pledge-management': pledgeManagement,
  parcels,
  insights,
  learn,
  suspension,
  moderation,
  wallet,
  withdrawals,
  referrals,
  'mailing-list': mailingList,
} satisfies Record<string, Record<string, EndpointSpec>>

/** Every call of the platform, by name. For servers, scenarios and documents; a page imports the few it needs. */
export const contract = {
  ...auth,
  ...totp,
  ...sessions,
  ...securityEvents,
  ...passkeys,
  ...users,
  ...cards,
  ...account,
  ...identity,
  ...notifications,
  ...projects,
  ...projectLists,
  ...projectActions,
  ...projectEditing,
  ...rewards,
  ...milestones,
  ...faq,
  ...translations,
  ...updates,
  ...updateChanges,
  ...updateMails,
  ...rhythm,
  ...comments,
  ...bonuses,
  ...collaborators,
  ...pledges,
  ...cartChanges,
  ...coupons,
  ...pledgeMessages,
  ...pledgeNotes,
  ...votes,
  ...pledgeManagement,
  ...parcels,
  ...insights,
  ...learn,
  ...suspension,
  ...moderation,
  ...wallet,
  ...withdrawals,
  ...referrals,
  ...mailingList,
} satisfies Record<string, EndpointSpec>
export type Contract = typeof contract
export type EndpointName = keyof Contract
/** Names of the served calls. */
export type ServedName = {
  [N in EndpointName]: Contract[N]['status'] extends 'served' ? N : never
}[EndpointName]
