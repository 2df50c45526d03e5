import type { Milestone, Project } from '@kindling/api-client/model/project'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { campaignEnd, campaignLengthProblem } from '@kindling/validation/rules/campaign-length'
import { milestoneDates } from '@kindling/validation/rules/milestone-dates'
import type { RehearsalState } from './states.ts'

export const daySeconds = 86_400

/** Stands in for what a draft has not said yet. */
const standIns = { goalCents: 1_000_000, days: 30 } as const
/** Days that the first milestone is late in the rehearsal. */
export const lateDays = 18
const voteSeconds = MILESTONE.voteOpenMs / 1000
/** Days that are left of a vote in the rehearsal. */
const voteDaysLeft = 9

export interface Schedule {
  /** Cents. */
  readonly goal: number
  readonly days: number
  /** Unix seconds, as all below: the start, the end, and day 15 after it. */
  readonly start: number
  readonly end: number
  readonly payout: number
  readonly milestones: readonly Milestone[]
  /** The milestone that is voted on, and in the other outcome refunded. */
  readonly voted: number
  /** What the draft does not say, or says against the rules, so that the rehearsal made it up. */
  readonly assumed: readonly ('goal' | 'duration' | 'dates')[]
}

/** The dates of a draft if it were published at a moment, in unix seconds (decisions 2 §1). */
export function scheduleOf(draft: Project, start: number): Schedule {
  const isCampaign = draft.funding_type === 'CROWDFUNDING'
  const hasDays = draft.duration !== null && campaignLengthProblem(draft.duration) === null
  const days = hasDays ? (draft.duration ?? standIns.days) : standIns.days
  const goal = isCampaign && draft.funding_goal <= 0 ? standIns.goalCents : draft.funding_goal
  const end = campaignEnd(start, days)
  const sorted = draft.milestones.toSorted((a, b) => a.date - b.date)
  const early = milestoneDates(end).first - (sorted[0]?.date ?? Number.POSITIVE_INFINITY)
  // In whole days, and all of them: the time between two milestones stays.
  const shift = early > 0 ? Math.ceil(early / daySeconds) * daySeconds : 0
  return {
    goal,
    days,
    start,
    end,
    payout: end + CAMPAIGN.initialPayoutMs / 1000,
    milestones: sorted.map((each) => ({ ...each, date: each.date + shift })),
    voted: Math.min(1, sorted.length - 1),
    assumed: [
      ...(goal === draft.funding_goal ? [] : (['goal'] as const)),
      ...(hasDays || !isCampaign ? [] : (['duration'] as const)),
      ...(shift > 0 ? (['dates'] as const) : []),
    ],
  }
}

/** The moment at which the page is seen, in unix seconds. */
export function momentOf(state: RehearsalState, plan: Schedule): number {
  const { start, end, days, milestones, voted } = plan
  const dateOf = (index: number) => milestones[index]?.date ?? end
  switch (state) {
    case 'upcoming':
      return start - 3 * daySeconds
    case 'live':
    case 'suspended':
      return start + Math.round(days * 0.6) * daySeconds
    case 'almost':
      return end - 1.5 * daySeconds
    case 'funded':
    case 'short':
    case 'closed':
      return end + daySeconds
    case 'late':
      return dateOf(0) + lateDays * daySeconds
    case 'vote':
      return dateOf(voted) - voteDaysLeft * daySeconds
    case 'refunded':
      return dateOf(voted) + daySeconds
    case 'delivered':
      return dateOf(milestones.length - 1) + daySeconds
  }
}

/**
 * The first milestone was late and had one more vote of 14 days once it was complete, unless the next vote begins
 * before (decisions 2 §5); each other was complete on its date.
 */
function completedAt(index: number, { milestones }: Schedule, moment: number): number {
  const date = milestones[index]?.date ?? 0
  const late = date + lateDays * daySeconds
  return index === 0 && late + voteSeconds <= moment ? late : date
}

/** The milestones as the platform would send them at the moment of a state. */
export function milestonesAt(state: RehearsalState, plan: Schedule): Milestone[] {
  const { milestones, voted } = plan
  const moment = momentOf(state, plan)
  const isOver = ['funded', 'late', 'vote', 'refunded', 'delivered'].includes(state)
  const complete =
    state === 'delivered' ? milestones.length : state === 'vote' || state === 'refunded' ? voted : 0
  return milestones.map((each, index): Milestone => {
    const plain = { ...each, state: 'locked', completed_at: null, vote_ends_at: null, outcome: null } as const
    if (index < complete)
      return {
        ...plain,
        state: 'complete',
        completed_at: completedAt(index, plan, moment),
        outcome: 'released',
      }
    if (state === 'refunded') return { ...plain, outcome: 'refunded' }
    if (!isOver || index > complete) return plain
    return { ...plain, state: 'in_progress', vote_ends_at: state === 'vote' ? each.date : null }
  })
}
