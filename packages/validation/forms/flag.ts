import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { length, oneOf, optional } from './field.ts'

/** Of comments and messages; spec 2 §3, as written there. */
export const commentFlagReasons = ['INAPPROPRIATE', 'SPAM', 'VIOLENT'] as const
export const projectFlagReasons = ['tos_violation', 'fraudulent'] as const

const text = optional(length({ max: COMMUNITY.flagTextMax }))

export const commentFlagForm = z.object({ reason: oneOf(commentFlagReasons), text })
export const projectFlagForm = z.object({ reason: oneOf(projectFlagReasons), text })
export type CommentFlagForm = z.infer<typeof commentFlagForm>
export type ProjectFlagForm = z.infer<typeof projectFlagForm>
