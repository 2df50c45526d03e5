/*
 * In a file of its own, read by its rule alone: through the list of all limits it would be in the scripts of every page.
 */

/** Letters and digits of an id after `G-`; ours. */
export const ANALYTICS_ID = { min: 4, max: 12 } as const
