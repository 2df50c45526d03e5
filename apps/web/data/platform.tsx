import type { Client } from '@kindling/api-client/transport'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { SWRConfig } from 'swr'
import { createBrowserClient } from './browser-client.ts'
import { retryReads } from './retry-reads.ts'
import { tellHere } from './session-channel.ts'

/** What the server found while it rendered the page: answers and failures by query key. */
export interface Delivered {
  readonly answers: Readonly<Record<string, unknown>>
  readonly failures: Readonly<Record<string, { code: string; status: number }>>
}

export const nothingDelivered: Delivered = { answers: {}, failures: {} }

interface PlatformValue {
  readonly client: Client
  readonly delivered: Delivered
  /** Keys whose answer came with the page: not read again at once. */
  readonly fresh: Set<string>
  /** Reads under way for a page that somebody is about to open: it joins them. */
  readonly coming: Map<string, Promise<unknown>>
  /** Another person signed in: the page's answers under these keys are no longer shown, nor those under way. */
  readonly forget: (isForgotten: (key: string) => boolean) => void
  /** A story's page: it ignores other tabs, which are other stories. */
  readonly alone: boolean
}

const PlatformContext = createContext<PlatformValue | null>(null)

export function usePlatform(): PlatformValue {
  const value = use(PlatformContext)
  if (!value) throw new Error('usePlatform needs a PlatformProvider above it')
  return value
}

export interface PlatformProviderProps {
  readonly children: ReactNode
  readonly delivered?: Delivered
  /** The browser's client by default; the server and stories pass their own. */
  readonly client?: Client
  /** A story or a test has a cache of its own. */
  readonly cache?: Map<string, never>
}

/** The platform for everything below: one client, one cache. */
export function PlatformProvider({
  children,
  delivered = nothingDelivered,
  client,
  cache,
}: PlatformProviderProps) {
  const value = useMemo(() => {
    const answers = { ...delivered.answers }
    const failures = { ...delivered.failures }
    const fresh = new Set(Object.keys(answers))
    const coming = new Map<string, Promise<unknown>>()
    return {
      client:
        client ??
        createBrowserClient({
          baseUrl: '/api/',
          // The caller of getMe handles its 401.
          onUnauthorized: ({ name }) => name !== 'getMe' && tellHere('refused'),
        }),
      delivered: { answers, failures },
      fresh,
      coming,
      alone: cache !== undefined,
      forget: (isForgotten: (key: string) => boolean) => {
        for (const key of [...Object.keys(answers), ...Object.keys(failures), ...coming.keys()].filter(
          isForgotten,
        )) {
          delete answers[key]
          delete failures[key]
          fresh.delete(key)
          coming.delete(key)
        }
      },
    }
  }, [client, delivered, cache])
  const config = useMemo(
    () => ({
      // Delete from the same object: a forgotten answer must not be a fallback again.
      fallback: value.delivered.answers,
      onErrorRetry: retryReads,
      revalidateOnFocus: false,
      keepPreviousData: false,
      ...(cache ? { provider: () => cache, dedupingInterval: 0 } : {}),
    }),
    [value, cache],
  )
  return (
    <PlatformContext value={value}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </PlatformContext>
  )
}
