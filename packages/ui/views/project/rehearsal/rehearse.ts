import type { Project } from '@kindling/api-client/model/project'
import { MILESTONE } from '@kindling/validation/limits'
import { listingFee } from '@kindling/validation/rules/protection-tier'
import { holdingPlan } from '../../shared/holding-plan.ts'
import { madeUpBackers } from './made-up-backers.ts'
import { lateDays, milestonesAt, momentOf, type Schedule, scheduleOf } from './schedule.ts'
import type { RehearsalState } from './states.ts'

/** Thousandths of the goal that are pledged. */
const pledged = { none: 0, live: 830, almost: 992, funded: 1_030, short: 580 } as const
/** Percent of all voters. */
const voices = { no: 21, yes: 34, noIfCarried: 54 } as const
/** Cents of orders in a pre-order or a storefront, which has no goal. */
const ordersCents = 500_000

/** Where the money is at a moment, in cents; on a campaign that succeeded the four sum to what was raised. */
export interface RehearsedMoney {
  /** Released, less the listing fee. */
  readonly received: number
  readonly fee: number
  readonly held: number
  readonly refunded: number
}

export interface RehearsedVote {
  readonly milestoneId: string
  /** Cents that it decides about first. */
  readonly amount: number
  /** Backers: without confidence, with it, and silent. */
  readonly no: number
  readonly yes: number
  readonly silent: number
}

export interface Rehearsed {
  /** As the platform would send it in that state. */
  readonly project: Project
  /** The moment it is seen at, in milliseconds. */
  readonly now: number
  readonly money: RehearsedMoney
  /** The vote that is open, or that carried. */
  readonly vote: RehearsedVote | null
  /** Days late, percent without confidence, or how near the goal is to a tenth; null: the percent that the page shows. */
  readonly figure: number | null
  readonly assumed: Schedule['assumed']
}

function totalOf(state: RehearsalState, goal: number, isShop: boolean): number {
  if (isShop) return state === 'upcoming' ? 0 : ordersCents
  if (state === 'upcoming') return pledged.none
  const share =
    state === 'live' || state === 'suspended'
      ? pledged.live
      : state === 'almost' || state === 'short'
        ? pledged[state]
        : pledged.funded
  const cents = Math.floor((goal * share) / 1000)
  if (state === 'almost') return Math.min(cents, goal - 1)
  // Whole dollars, as pledges mostly are.
  const dollars = Math.floor(cents / 100) * 100
  return share < 1000 ? dollars : Math.max(dollars, goal)
}

/** Each part of the money, and what became of it (decisions 2 §4, §5). */
function moneyOf(project: Project, total: number, now: number, payout: number): RehearsedMoney {
  const none = { received: 0, fee: 0, held: 0, refunded: 0 }
  if (project.result !== 'successful') return none
  const sums = { released: 0, held: 0, refunded: 0 }
  for (const { milestone, cents } of holdingPlan(total, project.milestones)) {
    const initial = now >= payout ? 'released' : null
    sums[(milestone ? milestone.outcome : initial) ?? 'held'] += cents
  }
  const shares = project.milestones.reduce((sum, { funds }) => sum + funds, 0)
  const fee = now >= payout ? Math.floor((total * listingFee(shares)) / 100) : 0
  return { received: sums.released - fee, fee, held: sums.held, refunded: sums.refunded }
}

function voteOf(
  state: RehearsalState,
  project: Project,
  { milestones, voted }: Schedule,
): RehearsedVote | null {
  const milestone = milestones[voted]
  if ((state !== 'vote' && state !== 'refunded') || !milestone) return null
  const voters = project.backers_count
  const part = (percent: number) => Math.round((voters * percent) / 100)
  const carries = Math.ceil((voters * MILESTONE.refundVotePercent) / 100)
  const no = state === 'refunded' ? Math.max(carries, part(voices.noIfCarried)) : part(voices.no)
  const yes = Math.min(part(voices.yes), voters - no)
  const plan = holdingPlan(project.total_pledged, project.milestones)
  const amount = plan.find((each) => each.milestone?.id === milestone.id)?.cents ?? 0
  return { milestoneId: milestone.id, amount, no, yes, silent: voters - no - yes }
}

function figureOf(state: RehearsalState, project: Project, vote: RehearsedVote | null): number | null {
  if (state === 'late') return lateDays
  if (vote) return Math.round((vote.no / Math.max(1, project.backers_count)) * 100)
  // To a tenth: rounded up as elsewhere it would read 100.
  return state === 'almost' ? Math.floor((project.total_pledged / project.funding_goal) * 1000) / 10 : null
}

/**
 * A draft in a state it may come to, if it were published at once: with its own dates, shares, goal, rewards and
 * limits, and backers that are made up. The same for the same input; nothing of it is sent anywhere.
 *
 * @param start when it would be published, in milliseconds.
 */
export function rehearse(draft: Project, state: RehearsalState, start: number): Rehearsed {
  const plan = scheduleOf(draft, Math.floor(start / 1000))
  const isShop = draft.funding_type !== 'CROWDFUNDING'
  const moment = momentOf(state, plan)
  const total = totalOf(state, plan.goal, isShop)
  const { rewards, backers } = madeUpBackers(draft.rewards, total)
  const isOver = moment > plan.end && !(isShop && state !== 'closed')
  const project: Project = {
    ...draft,
    status: state === 'suspended' ? 'SUSPENDED' : isOver ? 'COMPLETE' : 'ACTIVE',
    result: isOver && !isShop ? (state === 'short' ? 'not_reached' : 'successful') : null,
    funding_goal: plan.goal,
    duration: isShop ? draft.duration : plan.days,
    total_pledged: total,
    backers_count: backers,
    rewards,
    milestones: milestonesAt(state, plan),
    delivered: state === 'delivered',
    start_time: plan.start,
    end_time: isShop && state !== 'closed' ? null : plan.end,
    preorder_start_time: draft.funding_type === 'PREORDER' ? plan.start : null,
    storefront_start_time: draft.funding_type === 'STOREFRONT' ? plan.start : null,
  }
  const vote = voteOf(state, project, plan)
  return {
    project,
    now: moment * 1000,
    money: moneyOf(project, total, moment, plan.payout),
    vote,
    figure: figureOf(state, project, vote),
    assumed: plan.assumed,
  }
}
