import { isApiError } from '@kindling/api-client/transport/api-error'

/** Codes of temporary failures: the same read may succeed a moment later. */
const passing = new Set(['NETWORK_FAILURE', 'REQUEST_TIMEOUT'])
const mostRetries = 3
const retryAfterMs = 1_500

/**
 * Retries reads, bounded and with jitter, so that a recovering site is not overloaded; a rejection is an answer and is
 * not retried. Writes are never repeated automatically. SWR's `onErrorRetry`.
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
