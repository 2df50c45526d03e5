import * as z from 'zod/mini'
import { SUSPENSION } from '../limits/money.ts'
import { decisionActs, moderationRules, needsRule } from '../rules/moderation.ts'
import { length, oneOf, required, rule } from './field.ts'

/** Why: the person concerned reads it word for word (decisions 2 §8). */
const reason = required('VALUE_MISSING', length({ max: SUSPENSION.reasonMax }))

export const unblockForm = z.object({ reason })
/** What a team says to a decision about its project. */
export const answerForm = z.object({ text: reason })
export type AnswerForm = z.infer<typeof answerForm>
/** `rule` is missing, at its field, where a decision takes something from a person. */
export const decisionForm = z
  .object({
    act: oneOf(decisionActs),
    reason,
    /** The rule of the platform that it is about; empty, as a form sends it, is none. */
    rule: z.optional(oneOf(['', ...moderationRules])),
    /** Blocks the account of the person concerned as well. */
    block: z.optional(z.boolean()),
  })
  .check(
    rule((form) => (needsRule(form.act) && !form.rule ? { code: 'VALUE_MISSING', path: ['rule'] } : null)),
  )
export type DecisionForm = z.infer<typeof decisionForm>
