import type { FundingType } from './kinds-of-funding.ts'

/**
 * When a project begins to take pledges: each kind has a start of its own, and one without it begins with its
 * campaign (spec 2 §3). In whatever the starts are given in: unix seconds on the wire, a Date in a database.
 */
export const opensAt = <Time>(
  kind: FundingType,
  starts: Readonly<Record<FundingType, Time | null>>,
): Time | null => starts[kind] ?? starts.CROWDFUNDING
