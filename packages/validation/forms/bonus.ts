import * as z from 'zod/mini'
import { BONUS } from '../limits/bonus.ts'
import { length, oneOf, optional, required, rule } from './field.ts'
import { integer } from './whole-number.ts'

/**
 * A task for backers, and what it gives (decisions 2 §6); its fields are ours. `places`: entries it may accept, `null`
 * for any number; `open_until` in unix seconds, not before `nowMs` (unix milliseconds), `null` until it is closed.
 */
export function bonusForm({ nowMs }: { nowMs: () => number }) {
  return z.object({
    title: required('VALUE_MISSING', length({ max: BONUS.titleMax })),
    description: required('VALUE_MISSING', length({ max: BONUS.descriptionMax })),
    gives: required('VALUE_MISSING', length({ max: BONUS.givesMax })),
    places: z.nullish(integer({ min: 1, max: BONUS.placesMax })),
    open_until: z.nullish(
      z
        .int('INVALID_TYPE')
        .check(rule((seconds) => (seconds * 1000 < nowMs() ? { code: 'DATE_EARLY' } : null))),
    ),
  })
}
export type BonusForm = z.infer<ReturnType<typeof bonusForm>>

/** What a backer sends: a text, and a picture beside it. */
export const bonusEntryForm = z.object({
  text: required('VALUE_MISSING', length({ max: BONUS.entryMax })),
})
export type BonusEntryForm = z.infer<typeof bonusEntryForm>

export const bonusDecisions = ['ACCEPTED', 'DECLINED'] as const

const reason = length({ min: BONUS.reasonMin, max: BONUS.reasonMax })

/** Why an entry is declined; its backer reads it. */
export const declineForm = z.object({ reason: required('VALUE_MISSING', reason) })
export type DeclineForm = z.infer<typeof declineForm>

/** What the team decides about an entry. */
export const bonusDecisionForm = z.object({
  decision: oneOf(bonusDecisions),
  reason: optional(reason),
})
export type BonusDecisionForm = z.infer<typeof bonusDecisionForm>
