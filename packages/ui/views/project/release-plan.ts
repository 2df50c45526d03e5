import type { Milestone, Project } from '@kindling/api-client/model/project'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import type { StageState, VoteState } from '../../widgets/MilestoneTimeline/variants.ts'
import { holdingPlan } from '../shared/holding-plan.ts'
import type { Stage } from './stage.ts'

export interface Release {
  readonly id: string
  /** Null: the part that is paid out at the start. */
  readonly milestone: Milestone | null
  /** Percent of the whole; all of them sum to 100. */
  readonly share: number
  /** Cents of what was raised; all of them sum to it. */
  readonly cents: number
  readonly state: StageState
  /** Days since its date passed without it being reached; 0 if it is not late. */
  readonly daysLate: number
  readonly vote: VoteState
  /** Percent of the time since the part before it. */
  readonly burnt: number
  /** Milliseconds; null: not known yet. */
  readonly date: number | null
}

const dayMs = 86_400_000
/** A line near its start or end still shows its tip beside the node. */
const between = (percent: number) => Math.min(94, Math.max(6, Math.round(percent)))

/** Parts of the money in the order in which they are released. `now` in milliseconds. */
export function releasePlan(project: Project, stage: Stage, now: number): Release[] {
  const { milestones, end_time, total_pledged } = project
  const held = milestones.reduce((sum, { funds }) => sum + funds, 0)
  const [first, ...parts] = holdingPlan(total_pledged, milestones)
  const funded = stage === 'succeeded' || stage === 'delivered'
  const payout = end_time === null ? null : end_time * 1000 + CAMPAIGN.initialPayoutMs
  const start: Release = {
    id: 'start',
    milestone: null,
    share: 100 - held,
    cents: first?.cents ?? 0,
    state: funded && payout !== null && payout <= now ? 'burnt' : 'locked',
    daysLate: 0,
    vote: 'none',
    burnt: 0,
    date: payout,
  }
  const releases = parts.map(({ milestone, cents }, index): Release => {
    if (!milestone) throw new Error('Every part after the first belongs to a milestone')
    const before = milestones[index - 1]
    const from = before ? (before.completed_at ?? before.date) * 1000 : (payout ?? now)
    const date = milestone.date * 1000
    return {
      id: milestone.id,
      milestone,
      share: milestone.funds,
      cents,
      state: stateOf(milestone, now),
      daysLate: isLate(milestone, now) ? Math.max(1, Math.floor((now - date) / dayMs)) : 0,
      vote: voteOf(milestone, now),
      burnt: milestone.state === 'in_progress' ? between(((now - from) / (date - from)) * 100) : 0,
      date: milestone.completed_at === null ? date : milestone.completed_at * 1000,
    }
  })
  return start.share > 0 ? [start, ...releases] : releases
}

const isLate = ({ state, outcome, date }: Milestone, now: number) =>
  state === 'in_progress' && outcome === null && date * 1000 < now

/** What is complete is released only once its vote has closed. */
function stateOf(milestone: Milestone, now: number): StageState {
  if (milestone.outcome !== null) return milestone.outcome === 'released' ? 'burnt' : 'refunded'
  if (milestone.state === 'locked') return 'locked'
  return isLate(milestone, now) ? 'late' : 'active'
}

function voteOf(milestone: Milestone, now: number): VoteState {
  if (milestone.outcome !== null || isLate(milestone, now)) return 'past'
  return milestone.vote_ends_at !== null && milestone.vote_ends_at * 1000 > now ? 'open' : 'ahead'
}

/** When backers vote on a milestone, in milliseconds: the 14 days before it ends. */
export const voteWindow = ({ date }: Pick<Milestone, 'date'>) =>
  ({ from: date * 1000 - MILESTONE.voteOpenMs, to: date * 1000 }) as const
