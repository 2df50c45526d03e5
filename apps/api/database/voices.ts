import { sql } from 'drizzle-orm'
import { milestoneVoters } from './schema.ts'

/** Whether the voice of a voter has answered: they did, or somebody who paid with the same card (decision 35). */
export const voiceHasAnswered = sql`exists (
  select 1 from milestone_voters heard
  where heard.vote_id = ${milestoneVoters.voteId} and heard.voice = ${milestoneVoters.voice} and heard.refund is not null
)`
