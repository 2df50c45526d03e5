import {
  countPledges,
  listDestinations,
  listPledges,
  listSegments,
} from '@kindling/api-client/contract/pledge-management'
import { managerCalls } from '@kindling/api-client/forms/manager-calls'
import type { PledgeFilter, PledgeSort } from '@kindling/api-client/model/pledge-management'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'

/** What is asked of the list of backers. */
interface Asked {
  readonly filter: PledgeFilter
  readonly sort: PledgeSort
}

export const pledgesQuery = (id: string, { filter, sort }: Asked, cursor: string | null) =>
  query(listPledges, {
    params: { id },
    query: { sort, ...(cursor !== null && { cursor }) },
    body: filter,
  })
export const pledgesCountQuery = (id: string, filter: PledgeFilter) =>
  query(countPledges, { params: { id }, body: filter })
export const destinationsQuery = (id: string) => query(listDestinations, { params: { id } })
export const segmentsQuery = (id: string) => query(listSegments, { params: { id } })

const lists = ['listPledges', 'countPledges', 'listSegments', 'listDestinations']

/** Calls about a project's backers. Each change leaves what is shown of them read again. */
export function useManagerCalls(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const readAgain = () =>
      mutate((key) => typeof key === 'string' && lists.some((name) => key.startsWith(`${name} `)))
    const calls = managerCalls(client, id)
    const thenRead =
      <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        const answer = await call(...args)
        await readAgain()
        return answer
      }
    return {
      ...calls,
      setStatus: thenRead(calls.setStatus),
      lock: thenRead(calls.lock),
      saveSegment: thenRead(calls.saveSegment),
      removeSegment: thenRead(calls.removeSegment),
    }
  }, [client, id, mutate])
}
