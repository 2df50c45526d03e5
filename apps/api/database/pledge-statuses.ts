/** Statuses in which a pledge counts as backing: not a cart, and not a failed or cancelled pledge. */
export const ACTIVE_PLEDGE_STATUSES = ['CHECKED_OUT', 'COMPLETED', 'PROCESSING'] as const
