import { completeMilestone } from '@kindling/api-client/contract/milestones'
import { getProjectMoney } from '@kindling/api-client/contract/withdrawals'
import { useSWRConfig } from 'swr'
import { draftQuery } from './draft-query.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { votesQuery } from './votes.ts'

/** Where all money of a project is. */
export const projectMoneyQuery = (id: string) => query(getProjectMoney, { params: { id } })

/** Marks a milestone complete, and reads again what it changes. */
export function useCompleteMilestone(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return async (milestoneId: string) => {
    await client(completeMilestone, { params: { id, milestoneId } })
    await Promise.all([draftQuery(id), projectMoneyQuery(id), votesQuery(id)].map(({ key }) => mutate(key)))
  }
}
