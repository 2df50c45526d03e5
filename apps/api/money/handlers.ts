import type { Handlers } from '../kernel/call.ts'
import { onListMilestoneVotes, onVoteOnMilestone } from './vote-calls.ts'

/** The calls around held money. */
export const moneyHandlers = {
  listMilestoneVotes: onListMilestoneVotes,
  voteOnMilestone: onVoteOnMilestone,
} satisfies Partial<Handlers>
