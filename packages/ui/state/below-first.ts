import { startTransition, useEffect, useState } from 'react'
import { useTakesOver } from '../loading/use-takes-over.ts'

/**
 * Whether what is below the window is drawn as well. Not yet in the first moment of a page that a navigation has
 * brought: what a person waits for is painted alone, and the rest right after it. A page that the server rendered is
 * whole from the start.
 */
export function useBelowFirst(): boolean {
  const [whole, setWhole] = useState(useTakesOver())
  useEffect(() => {
    if (whole) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [whole])
  return whole
}
