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

let isAwake = false
const sleepers = new Set<() => void>()

/** Brings the parts alive that wait for a touch: they have to show what the server did not know, such as a pledge. */
export function wakeParts(): void {
  isAwake = true
  for (const wake of sleepers) wake()
  sleepers.clear()
}

/**
 * Calls back when the person first touches the page, or when {@link wakeParts} is called; at once if it was.
 *
 * @returns a stop
 */
export function whenTouched(callBack: () => void): () => void {
  if (isAwake) callBack()
  else sleepers.add(callBack)
  const stop = whenInterested(callBack)
  return () => {
    sleepers.delete(callBack)
    stop()
  }
}
