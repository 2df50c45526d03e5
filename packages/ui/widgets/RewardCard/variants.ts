// The single list: the type, the styles and the story options come from it.
export const rewardStates = ['available', 'selected', 'soldOut', 'elsewhere', 'upcoming', 'ended'] as const
export type RewardState = (typeof rewardStates)[number]

/** What a tag says; its colour and its shape follow. */
export const rewardTagKinds = ['backers', 'few', 'ends', 'digital', 'soldOut', 'elsewhere', 'opens'] as const
export type RewardTagKind = (typeof rewardTagKinds)[number]
