import { isApiError } from '@kindling/api-client/transport/api-error'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReadState } from './read-state.ts'

/** A page's read for a view, on the real client: on mount, whenever `key` changes, and on `retry`. */
export function useStoryRead<Data>(load: () => Promise<Data>, key?: unknown) {
  const [state, set] = useState<Pick<ReadState<Data>, 'data' | 'error'>>({
    data: undefined,
    error: undefined,
  })
  const read = async () => {
    try {
      set({ data: await load(), error: undefined })
    } catch (error) {
      if (!isApiError(error)) throw error
      set({ data: undefined, error: { code: error.code, isNotFound: false } })
    }
  }
  const begin = useEffectEvent(() => void read())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question.
  useEffect(() => begin(), [key])
  return { ...state, retry: read }
}
