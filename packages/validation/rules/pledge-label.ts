/** Labels of a pledge, as the second specification's §4 and decisions 2 §3 name them. */
export const pledgeLabels = ['pending', 'processing', 'collected', 'failed', 'cancelled'] as const
export type PledgeLabel = (typeof pledgeLabels)[number]

/** Where a pledge stands in the list of its backer's. */
export const pledgeGroups = ['needs_you', 'under_way', 'finished'] as const
export type PledgeGroup = (typeof pledgeGroups)[number]

/** Statuses of a pledge and of its last payment, as on the wire. */
export interface PledgeState {
  readonly status: string
  readonly payment_status: string | null
}

/** The label of a pledge that was checked out; a cart has none. */
export function pledgeLabel({ status, payment_status: payment }: PledgeState): PledgeLabel {
  if (status === 'COMPLETED') return 'collected'
  if (status === 'FAILED') return payment === 'CANCELLED' ? 'cancelled' : 'failed'
  if (payment === 'FAILED') return 'failed'
  return status === 'PROCESSING' && payment === 'PROCESSING' ? 'processing' : 'pending'
}

/** A pledge needs its backer while the bank or a vote asks them or their card failed; it is finished once it is let go. */
export function pledgeGroup({ status, payment_status: payment }: PledgeState, asked: boolean): PledgeGroup {
  if (status === 'FAILED' && !asked) return 'finished'
  return asked || payment === 'FAILED' ? 'needs_you' : 'under_way'
}
