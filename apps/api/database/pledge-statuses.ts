/** Statuses in which a pledge counts as backing: a cart does not, and one that failed or was cancelled no longer does. */
export const ACTIVE_PLEDGE_STATUSES = ['CHECKED_OUT', 'COMPLETED', 'PROCESSING'] as const
