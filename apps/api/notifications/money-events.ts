import type { ModerationRule } from '@kindling/validation/rules/moderation'
import { type About, ofOrder } from './about.ts'
import type { NotificationEvent } from './events.ts'

interface AboutPledge {
  readonly id: string
  /** Cents. */
  readonly total: number
}
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** For the creator and backers. */
export const campaignEnded = (
  project: About & { readonly result: 'successful' | 'not_reached' | null; readonly totalPledged: number },
): NotificationEvent => ({
  projectId: project.id,
  key: `ended:${project.id}`,
  objectType: 'GOAL_REACHED',
  name: 'CAMPAIGN_ENDED',
  params: {
    project: project.name,
    successful: project.result === 'successful',
    cents: project.totalPledged,
  },
})

const ofPledge = (project: About, pledge: AboutPledge, event: string) =>
  ({ projectId: project.id, key: `${event}:${pledge.id}`, objectType: 'PLEDGE' }) as const

/** For the backer. */
export const pledgeCharged = (project: About, pledge: AboutPledge): NotificationEvent => ({
  ...ofPledge(project, pledge, 'charged'),
  name: 'PLEDGE_CHARGED',
  params: { project: project.name, cents: pledge.total },
})

/** For the backer, after each attempt that failed. */
export const chargeFailed = (
  project: About,
  pledge: AboutPledge,
  { dropAt, attempt }: { readonly dropAt: Date; readonly attempt: number },
): NotificationEvent => ({
  ...ofPledge(project, pledge, `failed:${attempt}`),
  name: 'CHARGE_FAILED',
  params: { project: project.name, cents: pledge.total, dropAt: seconds(dropAt) },
})

/** For the backer. */
export const pledgeDropped = (project: About, pledge: AboutPledge): NotificationEvent => ({
  ...ofPledge(project, pledge, 'dropped'),
  name: 'PLEDGE_DROPPED',
  params: { project: project.name, cents: pledge.total },
})

/** For the creator: the initial payout. */
export const fundsReleased = (project: About, cents: number): NotificationEvent => ({
  projectId: project.id,
  key: `released:${project.id}`,
  objectType: 'PLEDGE',
  name: 'FUNDS_RELEASED',
  params: { project: project.name, cents },
})

/** For the creator and everybody who could vote. */
export const voteClosed = (
  project: About,
  vote: {
    readonly id: string
    readonly milestone: string
    readonly result: 'carried' | 'released' | 'late'
    readonly noConfidence: number
    readonly voters: number
  },
): NotificationEvent => {
  const { id, ...params } = vote
  return {
    projectId: project.id,
    key: `vote-closed:${id}`,
    objectType: 'MILESTONE_EVENT',
    name: 'VOTE_CLOSED',
    params: { project: project.name, ...params },
  }
}

/** For the creator and backers: a milestone was not complete 90 days after its date. */
export const milestoneExpired = (
  project: About,
  milestone: { readonly id: string; readonly title: string },
): NotificationEvent => ({
  projectId: project.id,
  key: `expired:${milestone.id}`,
  objectType: 'MILESTONE_EVENT',
  name: 'MILESTONE_EXPIRED',
  params: { project: project.name, milestone: milestone.title },
})

/** For the team and backers: a milestone has another date, in unix seconds. `change`: which of its changes. */
export const milestoneMoved = (
  project: About,
  moved: { readonly change: string; readonly milestone: string; readonly was: number; readonly date: number },
): NotificationEvent => {
  const { change, ...params } = moved
  return {
    projectId: project.id,
    key: `moved:${change}`,
    objectType: 'MILESTONE_EVENT',
    name: 'MILESTONE_MOVED',
    params: { project: project.name, ...params },
  }
}

/** For the backer. */
export const refundPaid = (
  project: About,
  refund: {
    readonly id: string
    readonly amount: number
    readonly toWallet: boolean
    readonly reason: string
  },
): NotificationEvent => ({
  projectId: project.id,
  key: `refund:${refund.id}`,
  objectType: 'PLEDGE',
  name: 'REFUND_PAID',
  params: {
    project: project.name,
    cents: refund.amount,
    toWallet: refund.toWallet,
    ...(refund.reason && { reason: refund.reason }),
    ...ofOrder(project),
  },
})

/** For the creator and ADMINs: a backer's bank took a charge back. */
export const disputeLost = (
  project: About,
  dispute: { readonly id: string; readonly amount: number },
): NotificationEvent => ({
  projectId: project.id,
  key: `dispute:${dispute.id}`,
  objectType: 'PLEDGE',
  name: 'DISPUTE_LOST',
  params: { project: project.name, cents: dispute.amount, ...ofOrder(project) },
})

/** For the owner of a link that brought somebody; who came is not said. */
export const referralPaid = (
  project: About,
  bonus: { readonly pledgeId: string; readonly plg: number },
): NotificationEvent => ({
  projectId: project.id,
  key: `referral:${bonus.pledgeId}`,
  objectType: 'PLEDGE',
  name: 'REFERRAL_PAID',
  params: { project: project.name, plg: bonus.plg },
})

/** For the creator and ADMINs: the bank has sent it, or did not take it. */
export const withdrawalSettled = (
  project: About,
  withdrawal: { readonly id: string; readonly amount: number; readonly isReturned: boolean },
): NotificationEvent => ({
  projectId: project.id,
  key: `withdrawal:${withdrawal.id}`,
  objectType: 'PLEDGE',
  name: withdrawal.isReturned ? 'WITHDRAWAL_RETURNED' : 'WITHDRAWAL_SENT',
  params: { project: project.name, cents: withdrawal.amount },
})

interface SuspensionAct {
  readonly reason: string
  readonly rule?: ModerationRule | undefined
  readonly at: Date
}
const bySuspension =
  (name: 'PROJECT_SUSPENDED' | 'PROJECT_RESTORED' | 'PROJECT_ENDED') =>
  (project: About, { reason, rule, at }: SuspensionAct): NotificationEvent => ({
    projectId: project.id,
    key: `${name}:${project.id}:${at.getTime()}`,
    objectType: 'PLEDGE',
    name,
    params: {
      project: project.name,
      reason,
      ...(rule && { rule }),
      ...(name === 'PROJECT_SUSPENDED' && ofOrder(project)),
    },
  })

/** For the creator: what a moderator did, and why. */
export const projectSuspended = bySuspension('PROJECT_SUSPENDED')
export const projectRestored = bySuspension('PROJECT_RESTORED')
export const projectEnded = bySuspension('PROJECT_ENDED')
