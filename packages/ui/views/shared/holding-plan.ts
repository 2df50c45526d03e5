import type { Milestone } from '@kindling/api-client/model/project'
import { splitByShare } from '@kindling/validation/rules/split-by-share'

export interface HoldingPart {
  /** Null for the part paid out on day 15. */
  readonly milestone: Milestone | null
  readonly cents: number
}

/** Splits an amount into its start share and its part of each milestone, to the cent as the platform's books do. */
export function holdingPlan(cents: number, milestones: readonly Milestone[]): HoldingPart[] {
  const held = milestones.reduce((sum, { funds }) => sum + funds, 0)
  const parts = splitByShare(cents, [
    { part: '', percent: 100 - held },
    ...milestones.map(({ id, funds }) => ({ part: id, percent: funds })),
  ])
  return [null, ...milestones].map((milestone) => ({
    milestone,
    cents: parts.get(milestone?.id ?? '') ?? 0,
  }))
}
