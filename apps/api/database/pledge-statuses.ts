/** Statuses in which a pledge counts as backing: not a cart, and not a failed or cancelled pledge. */
export const ACTIVE_PLEDGE_STATUSES = ['CHECKED_OUT', 'COMPLETED', 'PROCESSING'] as const

/** Statuses in which a pledge is in its project's figures: one whose payment is under way is not yet. */
export const COUNTED_PLEDGE_STATUSES = ['CHECKED_OUT', 'COMPLETED'] as const
