/* Values by which a list of pledges is picked and ordered. No dependencies: pages read them from addresses. */

/** How the newest payment of a pledge stands (spec 2 §4). */
export const paymentStatuses = [
  'CHECKED_OUT',
  'PENDING',
  'PROCESSING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const

/** What a pledge waits for from its team: an answer to its request for a refund, or somebody to read its message. */
export const pledgeWaits = ['REFUND', 'MESSAGE'] as const
export type PledgeWait = (typeof pledgeWaits)[number]

/** Orders of a team's list; the first is where none is asked for. */
export const pledgeSorts = ['newest', 'oldest', 'largest', 'smallest'] as const
export type PledgeSort = (typeof pledgeSorts)[number]
/** The same order from its other end. */
export const reversed = {
  newest: 'oldest',
  oldest: 'newest',
  largest: 'smallest',
  smallest: 'largest',
} as const satisfies Record<PledgeSort, PledgeSort>

/** What a file of pledges may be: a list of text, or a workbook in which numbers are numbers. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
