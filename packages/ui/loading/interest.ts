const signs = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Calls back at the first sign that somebody will look further than the first view: they scroll, press or type.
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
