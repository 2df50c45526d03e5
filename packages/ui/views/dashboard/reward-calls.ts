import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'

/** The calls of the section of rewards and its editors. */
export type RewardCalls = Pick<
  DraftCalls,
  | 'save'
  | 'createReward'
  | 'updateReward'
  | 'removeReward'
  | 'createVariant'
  | 'updateVariant'
  | 'removeVariant'
  | 'setVariantImage'
  | 'setRewardImage'
  | 'restore'
>
