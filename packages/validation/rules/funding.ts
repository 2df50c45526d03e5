import { FUNDING } from '../limits/first-view.ts'

const DAY_MS = 86_400_000

/**
 * Percent of the goal, rounded up (spec 2 §9): 1 of 1000 cents is 1. 0 where there is no goal. For showing only;
 * see {@link isFunded}. Amounts in cents.
 */
export function fundingPercent(totalCents: number, goalCents: number): number {
  if (!(goalCents > 0)) return 0
  const hundredfold = totalCents * 100
  const rest = hundredfold % goalCents
  // By remainder, so that no division's rounding can lift a whole percent by one.
  return (hundredfold - rest) / goalCents + (rest > 0 ? 1 : 0)
}

/** Percent a progress bar shows: at most 100 (spec 1 §2, spec 2 §9). */
export function shownPercent(percent: number): number {
  return Math.min(FUNDING.displayMaxPercent, Math.max(0, percent))
}

/** Whether the goal is reached, to the cent: 99.2 % reads 100 % and is not funded. */
export function isFunded(totalCents: number, goalCents: number): boolean {
  return goalCents > 0 && totalCents >= goalCents
}

/** Reads 100 % and is not funded: to be called "almost", with what is missing. */
export function isAlmostFunded(totalCents: number, goalCents: number): boolean {
  return (
    !isFunded(totalCents, goalCents) && fundingPercent(totalCents, goalCents) >= FUNDING.displayMaxPercent
  )
}

/** Whole days until `endSeconds` (unix seconds); null where it is not above 0 and is not shown (spec 1 §9). */
export function daysLeft(endSeconds: number, nowMs: number): number | null {
  const days = Math.floor((endSeconds * 1000 - nowMs) / DAY_MS)
  return days > 0 ? days : null
}
