import { projectFlagForm } from '@kindling/validation/forms/flag'
import * as z from 'zod'
import { done } from '../model/wire.ts'

export const projectActionsSchemas = {
  flagProject: { body: projectFlagForm, answer: done },
  subscribeToProject: {
    body: z.object({ subscribe: z.boolean() }),
    answer: z.object({ subscribed: z.boolean() }),
  },
}
