import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { length, required } from './field.ts'

/** A message about a pledge, by its backer or the team (decisions 2 §3). */
export const messageForm = z.object({
  text: required('VALUE_MISSING', length({ max: COMMUNITY.messageMax })),
})
export type MessageForm = z.infer<typeof messageForm>
