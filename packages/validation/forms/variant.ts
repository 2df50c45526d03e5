import * as z from 'zod/mini'
import { REWARD } from '../limits/draft.ts'
import { length, required } from './field.ts'
import { integer } from './whole-number.ts'

/** Spec 2 §3. No quantity: as many as the reward has. */
export const variantForm = z.object({
  name: required('VALUE_MISSING', length({ max: REWARD.variantNameMax })),
  quantity: z.nullish(integer({ min: 1, max: REWARD.backerLimitMax })),
  default: z.optional(z.boolean('INVALID_TYPE')),
})
export type VariantForm = z.infer<typeof variantForm>
