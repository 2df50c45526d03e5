import { listBonusEntries, listBonuses } from '@kindling/api-client/contract/bonuses'
import { type BonusCalls, bonusCalls, enterBonus } from '@kindling/api-client/forms/bonus-calls'
import { useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { followedBy } from './followed-by.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useQuery } from './use-query.ts'

export const bonusesQuery = (id: string) => query(listBonuses, { params: { id } })
const entriesQuery = (id: string, bonusId: string) => query(listBonusEntries, { params: { id, bonusId } })
const entriesBegin = entriesQuery('', '').key.split(' ')[0] ?? ''

/** Bonuses of a project; null: not shown now. */
export function useBonuses(id: string | null) {
  const read = useQuery(id === null ? null : bonusesQuery(id))
  return { ...read, data: read.data?.bonuses }
}

/** Bonuses as their team reads them, with the entries of the one that is chosen, or of the first. */
export function useBonusReads(id: string | null) {
  const [chosen, onChoose] = useState<string | null>(null)
  const bonuses = useBonuses(id)
  const shown = chosen ?? bonuses.data?.[0]?.id
  const entries = useQuery(id === null || shown === undefined ? null : entriesQuery(id, shown))
  return { bonuses, entries: { ...entries, data: entries.data?.entries }, chosen, onChoose }
}

/** Calls of the team, each of which leaves bonuses and entries read again. */
export function useBonusCalls(id: string): BonusCalls {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(
    () =>
      followedBy(bonusCalls(client, id), () =>
        Promise.all([
          mutate(bonusesQuery(id).key),
          mutate((key: unknown) => typeof key === 'string' && key.startsWith(entriesBegin)),
        ]),
      ),
    [client, id, mutate],
  )
}

/** Sends a backer's entry, and reads the bonuses again. */
export function useEnterBonus(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return async (bonusId: string, entry: { readonly text: string; readonly file?: File }) => {
    await enterBonus(client, id, bonusId, entry)
    await mutate(bonusesQuery(id).key)
  }
}
