import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { length, required } from './field.ts'

/** Spec 2 §3. */
export const faqForm = z.object({
  question: required('VALUE_MISSING', length({ max: COMMUNITY.questionMax })),
  answer: required('VALUE_MISSING', length({ max: COMMUNITY.answerMax })),
})
export type FaqForm = z.infer<typeof faqForm>
