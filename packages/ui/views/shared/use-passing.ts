import { useEffect, useState } from 'react'

/**
 * A state that passes by itself: what `show` is given stands for so many milliseconds, then null again. A newer one
 * takes the place of the one before, with a time of its own.
 */
export function usePassing<State>(): [State | null, (state: State, ms: number) => void] {
  const [shown, setShown] = useState<{ readonly state: State; readonly ms: number } | null>(null)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), shown.ms)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown?.state ?? null, (state, ms) => setShown({ state, ms })]
}
