/** The four listing options (spec 1 §2), as their addresses are written. */
export const listingMoments = ['recently-launched', 'trending', 'almost-funded', 'past-successes'] as const
