import type { Milestone } from '@kindling/api-client/model/project'

export interface HoldingPart {
  /** Null for the part paid out on day 15. */
  readonly milestone: Milestone | null
  readonly cents: number
}

/**
 * Splits an amount into its start share and its part of each milestone, in whole cents. The parts always sum to the
 * amount; the last one takes the rounding remainder.
 */
export function holdingPlan(cents: number, milestones: readonly Milestone[]): HoldingPart[] {
  const shares = milestones.map((milestone) => ({
    milestone,
    cents: Math.floor((cents * milestone.funds) / 100),
  }))
  const heldPercent = milestones.reduce((sum, { funds }) => sum + funds, 0)
  const start = Math.floor((cents * (100 - heldPercent)) / 100)
  const parts: HoldingPart[] = [{ milestone: null, cents: start }, ...shares]
  const left = cents - parts.reduce((sum, part) => sum + part.cents, 0)
  const last = parts.at(-1)
  return last ? [...parts.slice(0, -1), { ...last, cents: last.cents + left }] : parts
}
