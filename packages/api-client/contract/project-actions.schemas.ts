import * as z from 'zod'
import { line, paragraphs } from '../model/bounds.ts'
import { done } from '../model/wire.ts'

export const projectActionsSchemas = {
  flagProject: { body: z.object({ reason: line, text: paragraphs.optional() }), answer: done },
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
