import type { BodyOf } from '../contract/endpoint.ts'
import { createFaqItem, removeFaqItem, updateFaqItem } from '../contract/faq.ts'
import { createMilestone, removeMilestone, updateMilestone } from '../contract/milestones.ts'
import {
  answerModerator,
  closeProject,
  deleteProject,
  removeProjectImage,
  renewPreview,
  restoreRemoved,
  submitProject,
  takeBackReview,
  updateProject,
  uploadProjectImage,
} from '../contract/project-editing.ts'
import {
  createReward,
  createVariant,
  removeReward,
  removeVariant,
  setVariantImage,
  updateReward,
  updateVariant,
} from '../contract/rewards.ts'
import { promiseRhythm } from '../contract/rhythm.ts'
import { setBankAccount } from '../contract/withdrawals.ts'
import type { Client } from '../transport/index.ts'

/** Every call a team makes about one draft, by the project's id. */
export const draftCalls = (client: Client, id: string) => {
  const params = { id }
  return {
    save: async (body: BodyOf<typeof updateProject>) =>
      (await client(updateProject, { params, body })).project,
    submit: (body: BodyOf<typeof submitProject>) => client(submitProject, { params, body }),
    renewPreview: () => client(renewPreview, { params }),
    /** Out of review. */
    takeBack: () => client(takeBackReview, { params }),
    answerModerator: (text: string) => client(answerModerator, { params, body: { text } }),
    close: () => client(closeProject, { params }),
    remove: () => client(deleteProject, { params }),
    /** `replaces`: the picture whose place and text the new one takes. */
    upload: (imageType: 'main' | 'images' | 'social' | 'description', file: File, replaces?: string) =>
      client(uploadProjectImage, {
        params: { id, imageType },
        body: { file, ...(replaces !== undefined && { replaces }) },
      }),
    setRewardImage: (rewardId: string, file: File) =>
      client(uploadProjectImage, {
        params: { id, imageType: 'reward' },
        body: { file, reward_id: rewardId },
      }),
    removeImage: (imageId: string) => client(removeProjectImage, { params: { id, imageId } }),
    createReward: (body: BodyOf<typeof createReward>) => client(createReward, { params, body }),
    updateReward: (rewardId: string, body: BodyOf<typeof updateReward>) =>
      client(updateReward, { params: { id, rewardId }, body }),
    removeReward: (rewardId: string) => client(removeReward, { params: { id, rewardId } }),
    createVariant: (rewardId: string, body: BodyOf<typeof createVariant>) =>
      client(createVariant, { params: { id, rewardId }, body }),
    updateVariant: (rewardId: string, variantId: string, body: BodyOf<typeof updateVariant>) =>
      client(updateVariant, { params: { id, rewardId, variantId }, body }),
    removeVariant: (rewardId: string, variantId: string) =>
      client(removeVariant, { params: { id, rewardId, variantId } }),
    setVariantImage: (rewardId: string, variantId: string, file: File) =>
      client(setVariantImage, { params: { id, rewardId, variantId }, body: { file } }),
    createMilestone: (body: BodyOf<typeof createMilestone>) => client(createMilestone, { params, body }),
    updateMilestone: (milestoneId: string, body: BodyOf<typeof updateMilestone>) =>
      client(updateMilestone, { params: { id, milestoneId }, body }),
    removeMilestone: (milestoneId: string) => client(removeMilestone, { params: { id, milestoneId } }),
    createFaqItem: (body: BodyOf<typeof createFaqItem>) => client(createFaqItem, { params, body }),
    updateFaqItem: (itemId: string, body: BodyOf<typeof updateFaqItem>) =>
      client(updateFaqItem, { params: { id, itemId }, body }),
    removeFaqItem: (itemId: string) => client(removeFaqItem, { params: { id, itemId } }),
    /** Undo of a removal, by the id of what was removed. */
    restore: (partId: string) => client(restoreRemoved, { params: { id, partId } }),
    promiseRhythm: (weeks: number | null) => client(promiseRhythm, { params, body: { weeks } }),
    setBankAccount: (body: BodyOf<typeof setBankAccount>) => client(setBankAccount, { params, body }),
  }
}
export type DraftCalls = ReturnType<typeof draftCalls>
