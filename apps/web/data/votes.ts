import { listMilestoneVotes, voteOnMilestone } from '@kindling/api-client/contract/votes'
import type { MilestoneVote } from '@kindling/api-client/model/vote'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useSWRConfig } from 'swr'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'

/** Votes about a project's milestones; `id` as the address has it. */
export const votesQuery = (id: string) => query(listMilestoneVotes, { params: { id } })

/** Answers a vote, and reads the votes again: the counts are everybody's. */
export function useVote(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const idempotencyKey = useIdempotencyKey('vote')
  const readAgain = () => mutate(votesQuery(id).key)
  return async ({ milestone_id }: MilestoneVote, refund: boolean): Promise<void> => {
    const body = { refund, milestone_id }
    try {
      await client(voteOnMilestone, { params: { id }, body, idempotencyKey: idempotencyKey.for(body) })
      idempotencyKey.forget()
      await readAgain()
    } catch (error) {
      // Without an answer, a retry must be the same call: it may have been counted already.
      if (isApiError(error) && error.status >= 400 && error.status < 500) {
        idempotencyKey.forget()
        await readAgain()
      }
      throw error
    }
  }
}
