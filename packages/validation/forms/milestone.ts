import * as z from 'zod/mini'
import { MILESTONE } from '../limits/project.ts'
import { movedDateProblem } from '../rules/milestone-change.ts'
import { milestoneShareProblem } from '../rules/milestone-share.ts'
import { length, optional, required, rule } from './field.ts'

const missingOr = (other: 'INVALID_TYPE' | 'VALUE_INVALID') => (issue: { readonly input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'VALUE_MISSING' : other

const texts = {
  title: required('VALUE_MISSING', length({ max: MILESTONE.titleMax })),
  description: optional(length({ max: MILESTONE.descriptionMax })),
}

/**
 * Spec 2 §3, §5. `date` in unix seconds, after `afterSeconds` (the campaign's end, or now); `funds` in percent, what
 * the other milestones leave at most.
 */
export function milestoneForm({ afterSeconds, others }: { afterSeconds: number; others: readonly number[] }) {
  return z.object({
    ...texts,
    date: z
      .int({ error: missingOr('INVALID_TYPE') })
      .check(rule((seconds) => (seconds <= afterSeconds ? { code: 'DATE_EARLY' } : null))),
    funds: z
      .number({ error: missingOr('INVALID_TYPE') })
      .check(rule((share) => milestoneShareProblem(share, others))),
  })
}
export type MilestoneForm = z.infer<ReturnType<typeof milestoneForm>>

/** What may change after launch. `was`: the date it has, which may stay; another lies from `first` to `last`. */
export function milestoneChangeForm({ was, first, last }: { was: number; first: number; last: number }) {
  return z.object({
    ...texts,
    date: z
      .int({ error: missingOr('INVALID_TYPE') })
      .check(rule((date) => (date === was ? null : movedDateProblem(date, { first, last })))),
  })
}
export type MilestoneChangeForm = z.infer<ReturnType<typeof milestoneChangeForm>>
