import { useEffect } from 'react'

/** Rendered beside a hydrated part: tells the page's first script, which holds presses until then. */
export function Alive(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('kindling:alive'))
  }, [])
  return null
}
