/** What waits for an idle browser waits no longer than this. */
const longestMs = 2_000
/** For a browser without idle callbacks. */
const instead = 200

/** Calls back once the browser is idle. Returns a stop. */
export function whenIdle(callBack: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callBack, instead)
    return () => clearTimeout(timer)
  }
  const id = window.requestIdleCallback(callBack, { timeout: longestMs })
  return () => window.cancelIdleCallback(id)
}
