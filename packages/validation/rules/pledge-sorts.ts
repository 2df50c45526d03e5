/** Orders of a team's list of pledges; the first is the usual one. */
export const pledgeSorts = ['newest', 'oldest', 'largest', 'smallest'] as const
export type PledgeSort = (typeof pledgeSorts)[number]
