import { useEffect } from 'react'

/**
 * Rendered beside a hydrated part: tells the page's first script, which holds presses until then.
 *
 * @param onAlive called once, when React has taken over the part.
 */
export function Alive({ onAlive }: { onAlive?: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    document.dispatchEvent(new Event('kindling:alive'))
    onAlive?.()
  }, [])
  return null
}
