/** What is to be known of a campaign before a pledge to it is lowered or cancelled. */
export interface RunningCampaign {
  /** Cents; 0 where there is no goal. */
  readonly fundingGoal: number
  /** Cents, the pledge in question included. */
  readonly totalPledged: number
  /** Unix milliseconds; null where it has no end. */
  readonly endMs: number | null
}

/** The last day of a campaign, in milliseconds: what was reached by then is not taken away again. */
const lastDayMs = 86_400_000

/**
 * Whether pledges to a running campaign may fall by so many cents (decisions 2 §3): free until its last 24 hours, then
 * not where a funded campaign would fall below its goal. Decides every decrease: a cancel, a lowered quantity, a
 * deleted account.
 */
export function mayDecrease(campaign: RunningCampaign, cents: number, nowMs: number): boolean {
  const { fundingGoal, totalPledged, endMs } = campaign
  if (endMs === null || fundingGoal === 0 || endMs - nowMs > lastDayMs) return true
  return totalPledged < fundingGoal || totalPledged - cents >= fundingGoal
}
