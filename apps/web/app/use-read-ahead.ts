import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { usePlatform } from '../data/platform.tsx'
import type { Query } from '../data/query.ts'
import { readAhead } from './read-ahead.ts'

/** Reads what a page will need before it opens; see `readAhead`. */
export function useReadAhead(): <Answer>(query: Query<Answer>) => Promise<Answer> {
  const { client, coming, fresh } = usePlatform()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (query) =>
      readAhead(
        {
          client,
          known: (key) => cache.get(key)?.data,
          coming,
          fresh,
          keep: (key, answer) => mutate(key, answer, { revalidate: false }),
        },
        query,
      ),
    [client, coming, fresh, cache, mutate],
  )
}
