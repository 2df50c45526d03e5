import { ApiError, isApiError } from '@kindling/api-client/transport/api-error'
import type { ErrorCode } from '@kindling/validation/errors'
import useSWR from 'swr'
import { usePlatform } from './platform.tsx'
import type { Query } from './query.ts'

export interface Read<Answer> {
  readonly data: Answer | undefined
  /** Set while there is nothing to show; an earlier answer stays when a later read fails. */
  readonly error: ApiError | undefined
  readonly isLoading: boolean
  readonly retry: () => void
}

/** Reads from the platform, or from the page's state first. Null: nothing to read yet. */
export function useQuery<Answer>(
  query: Query<Answer> | null,
  options: { refreshMs?: number } = {},
): Read<Answer> {
  const { client, delivered, fresh, coming } = usePlatform()
  const key = query?.key ?? null
  const isFresh = key !== null && fresh.has(key)
  const { data, error, isLoading, mutate } = useSWR<Answer, unknown>(
    key,
    async () => {
      if (!query) throw new TypeError('No query')
      fresh.delete(query.key)
      const ahead = coming.get(query.key) as Promise<Answer> | undefined
      coming.delete(query.key)
      return ahead ?? query.run(client)
    },
    { revalidateIfStale: !isFresh, ...(options.refreshMs ? { refreshInterval: options.refreshMs } : {}) },
  )
  const failed = key !== null && data === undefined ? delivered.failures[key] : undefined
  const found =
    error ?? (failed ? new ApiError([{ code: failed.code as ErrorCode }], failed.status) : undefined)
  const failure =
    found === undefined || isApiError(found) ? found : new ApiError([{ code: 'NETWORK_FAILURE' as const }], 0)
  return {
    data,
    error: data === undefined ? failure : undefined,
    isLoading: data === undefined && !failure && (isLoading || key !== null),
    retry: () => void mutate(),
  }
}
