import * as z from 'zod'
import { line, list, paragraphs, record } from '../model/bounds.ts'
import { reward, rewardVariant } from '../model/project.ts'
import { done } from '../model/wire.ts'

const rewardBody = z.object({
  title: line,
  description: paragraphs.optional(),
  includes: list(line, 50).optional(),
  /** Cents. */
  price: z.number(),
  backer_limit: z.number().nullable().optional(),
  /** Unix seconds. */
  delivery_date: z.number().nullable().optional(),
  available_until: z.number().nullable().optional(),
  is_donation: z.boolean().optional(),
  needs_shipping: z.boolean().optional(),
  /** Cents a piece by country, `*` for everywhere else. */
  shipping_cost: record(z.number()).optional(),
})
const variantBody = z.object({
  name: line,
  quantity: z.number().nullable().optional(),
  default: z.boolean().optional(),
  /** Place among the reward's variants, from 0. */
  position: z.int().optional(),
})
const oneReward = z.object({ reward })
const oneVariant = z.object({ reward_variant: rewardVariant })

export const rewardsSchemas = {
  createReward: { body: rewardBody, answer: oneReward },
  updateReward: { body: rewardBody.partial(), answer: oneReward },
  removeReward: { answer: done },
  createVariant: { body: variantBody, answer: oneVariant },
  updateVariant: { body: variantBody.partial(), answer: oneVariant },
  removeVariant: { answer: done },
  setVariantImage: { body: z.object({ file: z.file() }), answer: oneVariant },
}
