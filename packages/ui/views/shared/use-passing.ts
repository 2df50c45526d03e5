import { useEffect, useState } from 'react'

/**
 * A state that expires: a value given to `show` stays for so many milliseconds, then becomes null. A newer value
 * replaces it and restarts the time.
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
