import { projectFlagForm } from '@kindling/validation/forms/flag'
import * as z from 'zod'
import { done } from '../model/wire.ts'

export const projectActionsSchemas = {
  flagProject: { body: projectFlagForm, answer: done },
  subscribeToProject: {
    body: z.object({ subscribe: z.boolean() }),
    answer: z.object({ subscribed: z.boolean() }),
  },
  voteOnMilestone: {
    body: z.object({ refund: z.boolean() }),
    answer: z.object({
      /** Spec 2 §3 "Milestone vote". `vote`: true for no confidence; null: has not voted. */
      milestone_vote: z.object({
        status: z.enum(['OPEN', 'CLOSED', 'REFUNDING']),
        vote_count: z.int().min(0),
        vote: z.boolean().nullable(),
      }),
    }),
  },
}
