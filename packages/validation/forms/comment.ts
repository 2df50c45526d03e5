import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { length, required } from './field.ts'

/** Spec 2 §3, §7. */
export const commentForm = z.object({
  text: required('VALUE_MISSING', length({ max: COMMUNITY.commentMax })),
})
export type CommentForm = z.infer<typeof commentForm>
