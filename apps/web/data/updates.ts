import { getUpdate, likeUpdate, listUpdates } from '@kindling/api-client/contract/updates'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useQuery } from './use-query.ts'

const pageSize = 20

export const updatesQuery = (projectId: string) =>
  query(listUpdates, { params: { projectId }, query: { 'page[size]': String(pageSize) } })
export const updateQuery = (projectId: string, updateId: string) =>
  query(getUpdate, { params: { projectId, updateId } })

/** Whether a cached answer shows updates. */
export const showsUpdates = (key: unknown) =>
  typeof key === 'string' && (key.startsWith(`${listUpdates.name} `) || key.startsWith(`${getUpdate.name} `))

/** Updates of a project, and the one that its address names; the newest if it names none. */
export function useUpdates(projectId: string, updateId: string | undefined) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const list = useQuery(updatesQuery(projectId))
  const named = useQuery(updateId === undefined ? null : updateQuery(projectId, updateId))
  const [older, setOlder] = useState<{ updates: ProjectUpdate[]; next: string | null } | null>(null)
  const updates = list.data && [...list.data.updates, ...(older?.updates ?? [])]
  const next = older ? older.next : list.data?.meta.next
  const newest = updates?.find(({ draft, removed }) => !draft && !removed) ?? null
  const open = updateId === undefined ? newest : named.data?.update
  return {
    updates,
    rhythm: list.data?.rhythm,
    open,
    error: list.error ?? named.error,
    retry: () => {
      list.retry()
      named.retry()
    },
    onLike: async (id: string, like: boolean) => {
      await client(likeUpdate, { params: { projectId, updateId: id }, body: { like } })
      await mutate(showsUpdates)
    },
    onMore: next
      ? async () => {
          const page = await client(listUpdates, {
            params: { projectId },
            query: { 'page[size]': String(pageSize), cursor: next },
          })
          setOlder((before) => ({
            updates: [...(before?.updates ?? []), ...page.updates],
            next: page.meta.next,
          }))
        }
      : null,
  }
}
