import { useEffect } from 'react'

/** Beside what has come alive: tells the page's first script, which keeps what was pressed before that. */
export function Alive(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('kindling:alive'))
  }, [])
  return null
}
