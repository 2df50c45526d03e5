import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether an element is in view, by IntersectionObserver: no code runs while scrolling. True until known, so the server
 * and the first render agree.
 */
export function useInView<Element_ extends Element>(rootMargin = '0px'): [RefCallback<Element_>, boolean] {
  const [inView, setInView] = useState(true)
  const ref = useCallback(
    (element: Element_ | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry) setInView(entry.isIntersecting)
        },
        { rootMargin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [rootMargin],
  )
  return [ref, inView]
}
