import * as z from 'zod'
import { milestoneVote, ownMoney } from '../model/vote.ts'
import { id } from '../model/wire.ts'

export const votesSchemas = {
  listMilestoneVotes: {
    answer: z.object({
      /** Open ones first, the first to close before the others; then the latest. */
      votes: z.array(milestoneVote),
      /** Null: nothing of the caller's was collected here. */
      own_money: ownMoney.nullable(),
    }),
  },
  voteOnMilestone: {
    /** `milestone_id` (ours) may be left out while one vote is open; while two are, FIELD_MISSING. */
    body: z.object({ refund: z.boolean(), milestone_id: id.optional() }),
    answer: z.object({
      /** Spec 2 §3 "Milestone vote". `vote`: true for no confidence; `vote_count`: answers this person gave. */
      milestone_vote: z.object({
        status: z.enum(['OPEN', 'CLOSED', 'REFUNDING']),
        vote_count: z.int().min(0),
        vote: z.boolean().nullable(),
      }),
    }),
  },
}
