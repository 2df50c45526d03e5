import { isApiError } from '@kindling/api-client/transport/api-error'

/** Codes that say "this time": the same read may succeed a moment later. */
const passing = new Set(['NETWORK_FAILURE', 'REQUEST_TIMEOUT'])
const mostRetries = 3
const retryAfterMs = 1_500

/**
 * Reads are tried again, bounded and spread, so that a site that comes back is not run over; a rejection is an answer
 * and is not. What changes something is never repeated by itself. SWR's `onErrorRetry`.
 */
export function retryReads(
  error: unknown,
  _key: string,
  _config: unknown,
  revalidate: (options: { retryCount: number }) => void,
  { retryCount }: { retryCount: number },
): void {
  if (!isApiError(error) || !passing.has(error.code) || retryCount > mostRetries) return
  const delay = retryAfterMs * 2 ** (retryCount - 1) * (0.75 + Math.random() / 2)
  setTimeout(() => revalidate({ retryCount }), delay)
}
