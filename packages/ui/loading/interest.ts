// A click alone is what a screen reader sends.
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'click'] as const

/**
 * Calls back when the person first touches the page: a scroll, a move of the pointer, a press or a key.
 *
 * @returns a stop
 */
export function whenInterested(callBack: () => void): () => void {
  const listening = new AbortController()
  const begin = () => {
    listening.abort()
    callBack()
  }
  // Caught on their way down: React stops there what is meant for a part that it has not taken over yet.
  for (const sign of signs)
    addEventListener(sign, begin, { capture: true, passive: true, signal: listening.signal })
  return () => listening.abort()
}
