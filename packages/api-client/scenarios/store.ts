import type { PromisedRhythm } from '@kindling/validation/rules/update-rhythm'
import type { PrivateProject } from '../contract/project-editing.schemas.ts'
import type { UserProfile } from '../model/account.ts'
import type { ActivityEntry } from '../model/activity.ts'
import type { Bonus, BonusEntry } from '../model/bonus.ts'
import type { Comment } from '../model/comment.ts'
import type { Coupon } from '../model/coupon.ts'
import type { ReferralLink } from '../model/insights.ts'
import type { LedgerLine } from '../model/ledger-line.ts'
import type { ModerationCaseDetail, ModerationEntry } from '../model/moderation.ts'
import type { MyPledge, PledgeEvent } from '../model/my-pledge.ts'
import type { Notification } from '../model/notification.ts'
import type { Pledge } from '../model/pledge.ts'
import type { ListedPledge, PledgeSegment } from '../model/pledge-management.ts'
import type { PledgeMessage } from '../model/pledge-message.ts'
import type { PledgeNote } from '../model/pledge-note.ts'
import type { Project, ProjectSummary, ProjectUpdate } from '../model/project.ts'
import type { ProjectMoney } from '../model/project-money.ts'
import type { Passkey, Session } from '../model/session.ts'
import type { Collaborator, Invitation, Invite, TeamProject } from '../model/team.ts'
import type { Translation } from '../model/translation.ts'
import type { MilestoneVote, OwnMoney } from '../model/vote.ts'
import type { WalletTransaction } from '../model/wallet.ts'
import type { Withdrawal } from '../model/withdrawal.ts'
import * as fixtures from './fixtures.ts'

export interface WorldOptions {
  /** Who is signed in at the start; null: a visitor. */
  readonly user?: UserProfile | null
  /** Logging in asks for a code. */
  readonly guarded?: boolean
  /** Where the person is logged in. */
  readonly sessions?: readonly Session[]
  /** What their devices hold. */
  readonly passkeys?: readonly Passkey[]
  readonly cart?: Pledge | null
  readonly pledges?: readonly Pledge[]
  /** The person's pledges to all projects. */
  readonly myPledges?: readonly MyPledge[]
  /** What happened to the pledge that its page shows. */
  /** The thread of every pledge. */
  readonly messages?: readonly PledgeMessage[]
  /** What the team noted about every pledge. */
  readonly notes?: readonly PledgeNote[]
  readonly pledgeHistory?: readonly PledgeEvent[]
  readonly projects?: readonly ProjectSummary[]
  readonly project?: Project
  /** The draft that the team edits. */
  readonly draft?: PrivateProject
  /** Tasks for backers, and what was sent for them. */
  readonly bonuses?: readonly Bonus[]
  readonly coupons?: readonly Coupon[]
  readonly bonusEntries?: readonly BonusEntry[]
  /** Its texts in other languages. */
  readonly translations?: readonly Translation[]
  /** The draft's team, invitations to it, the one whose link was opened, and its list of changes. */
  readonly collaborators?: readonly Collaborator[]
  readonly invites?: readonly Invite[]
  readonly invitation?: Invitation
  readonly activity?: readonly ActivityEntry[]
  /** The team's list, and its named filters. */
  readonly listedPledges?: readonly ListedPledge[]
  readonly segments?: readonly PledgeSegment[]
  /** Votes about the project's milestones, and the person's money there. */
  readonly votes?: readonly MilestoneVote[]
  readonly ownMoney?: OwnMoney | null
  readonly projectMoney?: ProjectMoney
  /** What its team withdrew, and the last digits of where to; null: no account was entered. */
  readonly withdrawals?: readonly Withdrawal[]
  /** Newest first. */
  readonly ledger?: readonly LedgerLine[]
  readonly bankAccount?: string | null
  /** The person's notifications, newest first. */
  readonly notifications?: readonly Notification[]
  /** The discussion: threads and replies in one list. */
  readonly comments?: readonly Comment[]
  /** Links that the team made. */
  readonly referralLinks?: readonly ReferralLink[]
  /** What waits for moderators, and what was decided. */
  readonly cases?: readonly ModerationCaseDetail[]
  readonly moderationLog?: readonly ModerationEntry[]
  /** Updates of the project, the newest first. */
  readonly updates?: readonly ProjectUpdate[]
  /** What its team promised about them, the oldest first. */
  readonly promises?: readonly PromisedRhythm[]
  /** Lines of the wallet, the newest first. */
  readonly transactions?: readonly WalletTransaction[]
  /** What the person created, and what they back. */
  readonly created?: readonly ProjectSummary[]
  readonly backed?: readonly ProjectSummary[]
  /** Projects of others that they work on. */
  readonly teamProjects?: readonly TeamProject[]
}

/** What one world remembers. Handlers replace its values and never change them in place: fixtures are shared. */
export interface Store {
  user: UserProfile | null
  /** The account of the last log-out: it is there at the next log-in, two-factor included. */
  left: UserProfile | null
  sessions: Session[]
  passkeys: Passkey[]
  cart: Pledge | null
  pledges: Pledge[]
  myPledges: MyPledge[]
  pledgeHistory: PledgeEvent[]
  coupons: Coupon[]
  referralLinks: ReferralLink[]
  messages: PledgeMessage[]
  notes: PledgeNote[]
  listedPledges: ListedPledge[]
  segments: PledgeSegment[]
  votes: MilestoneVote[]
  readonly ownMoney: OwnMoney | null
  projectMoney: ProjectMoney
  withdrawals: Withdrawal[]
  ledger: LedgerLine[]
  readonly bankAccount: string | null
  notifications: Notification[]
  comments: Comment[]
  cases: ModerationCaseDetail[]
  moderationLog: ModerationEntry[]
  updates: ProjectUpdate[]
  promises: PromisedRhythm[]
  transactions: WalletTransaction[]
  readonly guarded: boolean
  readonly project: Project
  draft: PrivateProject
  /** What the draft had before a part was removed, by the id of the part. */
  removed: Readonly<
    Record<
      string,
      Pick<PrivateProject, 'faq' | 'rewards' | 'milestones' | 'main_image' | 'social_image' | 'images'>
    >
  >
  translations: Translation[]
  /** Languages that were removed, by `removedLanguageId`. */
  removedLanguages: Readonly<Record<string, Translation>>
  bonuses: Bonus[]
  bonusEntries: BonusEntry[]
  collaborators: Collaborator[]
  invites: Invite[]
  invitation: Invitation
  readonly activity: readonly ActivityEntry[]
  readonly projects: readonly ProjectSummary[]
  readonly created: readonly ProjectSummary[]
  readonly backed: readonly ProjectSummary[]
  readonly teamProjects: readonly TeamProject[]
}

export function createStore(options: WorldOptions = {}): Store {
  return {
    user: options.user === undefined ? fixtures.backer : options.user,
    left: null,
    sessions: [...(options.sessions ?? fixtures.sessions)],
    passkeys: [...(options.passkeys ?? fixtures.passkeys)],
    cart: options.cart ?? null,
    pledges: [...(options.pledges ?? [])],
    myPledges: [...(options.myPledges ?? fixtures.myPledges)],
    coupons: [...(options.coupons ?? [fixtures.spark])],
    referralLinks: [...(options.referralLinks ?? fixtures.referralLinks)],
    messages: [...(options.messages ?? fixtures.pledgeMessages)],
    notes: [...(options.notes ?? fixtures.pledgeNotes)],
    pledgeHistory: [...(options.pledgeHistory ?? fixtures.pledgeHistory)],
    listedPledges: [...(options.listedPledges ?? fixtures.listedPledges)],
    segments: [...(options.segments ?? fixtures.segments)],
    votes: [...(options.votes ?? [fixtures.openVote])],
    projectMoney: options.projectMoney ?? fixtures.projectMoney,
    withdrawals: [...(options.withdrawals ?? fixtures.withdrawals)],
    ledger: [...(options.ledger ?? fixtures.ledger)],
    bankAccount: options.bankAccount === undefined ? fixtures.bankAccount : options.bankAccount,
    ownMoney: options.ownMoney === undefined ? fixtures.ownMoney : options.ownMoney,
    notifications: [...(options.notifications ?? fixtures.notifications)],
    comments: [...(options.comments ?? fixtures.comments)],
    cases: [...(options.cases ?? fixtures.moderationCases)],
    moderationLog: [...(options.moderationLog ?? fixtures.moderationEntries)],
    updates: [...(options.updates ?? fixtures.updates)],
    promises: [...(options.promises ?? [])],
    transactions: [...(options.transactions ?? fixtures.transactions)],
    guarded: options.guarded ?? false,
    project: options.project ?? fixtures.wholeKettle,
    draft: options.draft ?? fixtures.halfDraft,
    removed: {},
    removedLanguages: {},
    bonuses: [...(options.bonuses ?? [fixtures.photographIt])],
    bonusEntries: [...(options.bonusEntries ?? fixtures.bonusEntries)],
    translations: [...(options.translations ?? fixtures.translations)],
    collaborators: [...(options.collaborators ?? fixtures.collaborators)],
    invites: [...(options.invites ?? fixtures.invites)],
    invitation: options.invitation ?? fixtures.invitation,
    activity: options.activity ?? fixtures.activity,
    projects: options.projects ?? fixtures.liveProjects,
    created: options.created ?? [],
    backed: options.backed ?? [fixtures.delivered, ...fixtures.liveProjects],
    teamProjects: options.teamProjects ?? [],
  }
}

/** The signed-in person; for a call that needs one, a new account if nobody is. */
export const me = ({ user }: Store): UserProfile => user ?? fixtures.newcomer

/** @returns the account as it is from then on. */
export function changeMe(store: Store, changes: Partial<UserProfile>): UserProfile {
  store.user = { ...me(store), ...changes }
  return store.user
}

/** Whether a path means the person who asks. */
export const isMe = (store: Store, id: string | undefined): boolean => id === 'me' || id === me(store).id
