import * as z from 'zod/mini'
import { SUSPENSION } from '../limits/money.ts'
import { decisionActs } from '../rules/moderation.ts'
import { length, oneOf, required } from './field.ts'

/** Why: the person concerned reads it word for word (decisions 2 §8). */
const reason = required('VALUE_MISSING', length({ max: SUSPENSION.reasonMax }))

export const unblockForm = z.object({ reason })
export const decisionForm = z.object({
  act: oneOf(decisionActs),
  reason,
  /** Blocks the account of the person concerned as well. */
  block: z.optional(z.boolean()),
})
export type DecisionForm = z.infer<typeof decisionForm>
