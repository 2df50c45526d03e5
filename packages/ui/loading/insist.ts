/** Milliseconds before each retry; the last one repeats. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

/** A file that the server no longer has: a newer release replaced it, and retrying cannot help. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/** Resolves after some milliseconds, or as soon as the browser is online again. */
export function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      done()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener?.('online', end)
  })
}

/**
 * Retries a load after growing pauses, and at once when the browser is online again.
 *
 * @param times max tries; without it, until it succeeds: for visible content without a fallback.
 * @throws what the last try threw; a {@link GoneError} at once, and anything on a server.
 */
export async function insist<Value>(
  load: () => Promise<Value>,
  { times = Number.POSITIVE_INFINITY }: { readonly times?: number } = {},
): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined' || error instanceof GoneError || tries >= times) throw error
      await pause(pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0)
    }
  }
}
