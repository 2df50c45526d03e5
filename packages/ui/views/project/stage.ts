import type { Project, ProjectSummary } from '@kindling/api-client/model/project'
import { isFunded } from '@kindling/validation/rules/funding'
import { opensAt } from '../shared/project-facts.ts'

/** The stage of a project, as its page shows it. */
export type Stage =
  | 'draft'
  | 'upcoming'
  /** Crowdfunding that takes pledges. */
  | 'raising'
  /** A pre-order or a storefront that takes orders. */
  | 'selling'
  | 'suspended'
  | 'missed'
  | 'succeeded'
  | 'delivered'
  /** A pre-order or a storefront that is over. */
  | 'closed'

/** `now` in milliseconds. */
export function stageOf(project: ProjectSummary, now: number): Stage {
  if (project.status === 'SUSPENDED') return 'suspended'
  if (project.status === 'DRAFT' || project.status === 'INITIAL') return 'draft'
  if (project.delivered) return 'delivered'
  const opens = opensAt(project)
  const over = project.status === 'COMPLETE' || (project.end_time !== null && project.end_time * 1000 <= now)
  // One that its team closed before it opened does not open.
  if (!over && (opens === null || opens * 1000 > now)) return 'upcoming'
  const crowdfunding = project.funding_type === 'CROWDFUNDING'
  if (!over) return crowdfunding ? 'raising' : 'selling'
  if (!crowdfunding) return 'closed'
  // Written once: a charge that fails after the end does not turn it round.
  if (project.result) return project.result === 'successful' ? 'succeeded' : 'missed'
  return isFunded(project.total_pledged, project.funding_goal) ? 'succeeded' : 'missed'
}

export const takesPledges = (stage: Stage): boolean => stage === 'raising' || stage === 'selling'

/** Support by the dollar: its quantity is the amount. It has a row of its own, not a card. */
export const supportReward = ({ rewards }: Pick<Project, 'rewards'>) =>
  rewards.find((reward) => reward.is_donation && reward.price === 100)
