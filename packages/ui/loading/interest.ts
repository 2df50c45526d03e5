const signs = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Calls back at the first interaction with the page: a scroll, a press or a key.
 *
 * @returns a stop
 */
export function whenInterested(callBack: () => void): () => void {
  const listening = new AbortController()
  const begin = () => {
    listening.abort()
    callBack()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: listening.signal })
  return () => listening.abort()
}
