import { MILESTONE } from '../limits/project.ts'
import type { Problem } from './problem.ts'

const WHOLE = 100

function sum(shares: readonly number[]): number {
  // Shares may have decimals; a millionth of a percent is no money.
  return Math.round(shares.reduce((total, share) => total + share, 0) * 1e6) / 1e6
}

/** Spec 2 §5: another milestone fits while the others take 95 % or less. Shares in percent. */
export function canAddMilestone(others: readonly number[]): boolean {
  return sum(others) <= MILESTONE.othersMaxPercent
}

/** Percent left for one milestone beside the others. */
export function remainingShare(others: readonly number[]): number {
  return Math.max(0, sum([WHOLE, ...others.map((share) => -share)]))
}

/** A milestone takes at least 5 % and at most what the others leave. NUMBER_LOW, NUMBER_HIGH or INVALID_TYPE. */
export function milestoneShareProblem(share: number, others: readonly number[] = []): Problem | null {
  if (!Number.isFinite(share)) return { code: 'INVALID_TYPE' }
  if (share < MILESTONE.shareMinPercent)
    return { code: 'NUMBER_LOW', params: { min: MILESTONE.shareMinPercent } }
  const max = remainingShare(others)
  return share > max ? { code: 'NUMBER_HIGH', params: { max } } : null
}
