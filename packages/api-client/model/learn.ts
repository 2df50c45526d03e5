import { questionKinds } from '@kindling/validation/rules/question-kinds'
import * as z from 'zod'
import { id } from './wire.ts'

/** What a list of the knowledge center shows of a question (spec 1 §2, §7). */
export const questionSummary = z.object({
  id,
  title: z.string(),
  /** The answer in a sentence or two. */
  lead: z.string(),
  /** Minutes it takes to read. */
  minutes: z.int().min(0),
})
export type QuestionSummary = z.output<typeof questionSummary>

/** How many questions a kind has. */
export const questionCount = z.object({ kind: z.enum(questionKinds), total_count: z.int().min(0) })
export type QuestionCount = z.output<typeof questionCount>

export const question = questionSummary.extend({
  /** HTML of the seven tags the sanitiser allows. */
  body: z.string(),
  kind: z.enum(questionKinds),
  /** What somebody reads next; the first is the one that follows. */
  related: z.array(questionSummary),
})
export type Question = z.output<typeof question>
