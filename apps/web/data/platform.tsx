import type { Client } from '@kindling/api-client/transport'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { SWRConfig } from 'swr'
import { createBrowserClient } from './browser-client.ts'
import { retryReads } from './retry-reads.ts'
import { announce } from './session-channel.ts'

/** What the server found while it rendered the page: answers and failures by query key. */
export interface Delivered {
  readonly answers: Readonly<Record<string, unknown>>
  readonly failures: Readonly<Record<string, { code: string; status: number }>>
}

export const nothingDelivered: Delivered = { answers: {}, failures: {} }

interface PlatformValue {
  readonly client: Client
  readonly delivered: Delivered
  /** Keys whose answer came with the page: they are not asked for again at once. */
  readonly fresh: Set<string>
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
  /** The browser's own by default; the server and stories give theirs. */
  readonly client?: Client
  /** A story or a test keeps its cache to itself. */
  readonly cache?: Map<string, never>
  readonly onConfirmationNeeded?: () => void
}

/** The platform for everything below: one client, one cache. */
export function PlatformProvider({
  children,
  delivered = nothingDelivered,
  client,
  cache,
  onConfirmationNeeded,
}: PlatformProviderProps) {
  const value = useMemo(
    () => ({
      client:
        client ??
        createBrowserClient({
          baseUrl: '/api/',
          onUnauthorized: () => announce('ended'),
          ...(onConfirmationNeeded ? { onConfirmationNeeded } : {}),
        }),
      delivered,
      fresh: new Set(Object.keys(delivered.answers)),
    }),
    [client, delivered, onConfirmationNeeded],
  )
  const config = useMemo(
    () => ({
      fallback: delivered.answers,
      onErrorRetry: retryReads,
      revalidateOnFocus: false,
      keepPreviousData: false,
      ...(cache ? { provider: () => cache, dedupingInterval: 0 } : {}),
    }),
    [delivered, cache],
  )
  return (
    <PlatformContext value={value}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </PlatformContext>
  )
}
