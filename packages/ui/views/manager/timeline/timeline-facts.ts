import type { Milestone } from '@kindling/api-client/model/project'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import type { MilestoneVote } from '@kindling/api-client/model/vote'

const dayMs = 86_400_000

/** How a milestone stands; times in unix seconds. */
export type MilestoneStanding =
  | { readonly is: 'upcoming' }
  | { readonly is: 'complete' }
  | { readonly is: 'voting'; readonly vote: MilestoneVote; readonly days: number }
  | { readonly is: 'late'; readonly days: number }
  | { readonly is: 'released' | 'refunded'; readonly at: number | null }

type Part = ProjectMoney['parts'][number]

export interface TimelineRow {
  readonly milestone: Milestone
  readonly part: Part
  /** Cents that its share was, wherever they are now. */
  readonly cents: number
  readonly standing: MilestoneStanding
}

const nothing = { held: 0, released: 0, refunded: 0, outcome: null, decided_at: null }

/** Cents of a part, wherever they are now. */
export const centsOf = ({ held, released, refunded }: Part) => held + released + refunded

/** The part of a milestone, or with null the initial payout. */
export const partOf = ({ parts }: ProjectMoney, milestoneId: string | null): Part =>
  parts.find(({ milestone_id }) => milestone_id === milestoneId) ?? { milestone_id: milestoneId, ...nothing }

/** How a milestone stands (decisions 2 §5). `now` in milliseconds. */
function standingOf(
  milestone: Milestone,
  part: Part,
  votes: readonly MilestoneVote[],
  now: number,
): MilestoneStanding {
  if (part.outcome) return { is: part.outcome, at: part.decided_at }
  const vote = votes.find(
    ({ milestone_id, closed_at }) => milestone_id === milestone.id && closed_at === null,
  )
  if (vote) return { is: 'voting', vote, days: Math.max(0, Math.ceil((vote.closes_at * 1000 - now) / dayMs)) }
  if (milestone.completed_at !== null) return { is: 'complete' }
  // Without money held nothing waits for it: a campaign that was not reached is never late.
  const isLate = part.held > 0 && milestone.date * 1000 <= now
  return isLate
    ? { is: 'late', days: Math.max(1, Math.ceil((now - milestone.date * 1000) / dayMs)) }
    : { is: 'upcoming' }
}

/** The milestones with what is held for each, by date. `now` in milliseconds. */
export const timelineRows = (
  milestones: readonly Milestone[],
  money: ProjectMoney,
  votes: readonly MilestoneVote[],
  now: number,
): TimelineRow[] =>
  milestones
    .toSorted((a, b) => a.date - b.date)
    .map((milestone) => {
      const part = partOf(money, milestone.id)
      return { milestone, part, cents: centsOf(part), standing: standingOf(milestone, part, votes, now) }
    })

/** Cents that a carried vote sends back: everything that is still held. */
export const heldInAll = ({ parts }: ProjectMoney) => parts.reduce((sum, { held }) => sum + held, 0)
