import { rewardBodyForm } from '@kindling/validation/forms/reward'
import { variantForm } from '@kindling/validation/forms/variant'
import * as z from 'zod'
import { extend } from 'zod/mini'
import { reward, rewardVariant } from '../model/project.ts'
import { done } from '../model/wire.ts'
import { patchOf } from './from-form.ts'

/** Whether a date has passed only the handler can say: its form has a clock. */
const rewardBody = rewardBodyForm({ nowMs: () => 0 })
/** Place among the reward's variants, from 0. */
const position = z.int().optional()
const oneReward = z.object({ reward })
const oneVariant = z.object({ reward_variant: rewardVariant })

export const rewardsSchemas = {
  createReward: { body: rewardBody, answer: oneReward },
  updateReward: { body: patchOf(rewardBody), answer: oneReward },
  removeReward: { answer: done },
  createVariant: { body: extend(variantForm, { position }), answer: oneVariant },
  updateVariant: { body: extend(patchOf(variantForm), { position }), answer: oneVariant },
  removeVariant: { answer: done },
  setVariantImage: { body: z.object({ file: z.file() }), answer: oneVariant },
}
