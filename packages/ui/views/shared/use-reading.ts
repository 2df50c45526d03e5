import { useEffect, useState } from 'react'

/**
 * A section counts once its heading is above the lower 60 % of the window. The area extends far upwards, so that a
 * heading above it still counts after any jump.
 */
const area = '1000000px 0px -60% 0px'

/** Id of the section being read: the last one whose heading is far enough up. */
export function useReading(ids: readonly string[]): string | undefined {
  const [reading, setReading] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => {
    const order = all.split(' ')
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setReading(order.findLast((id) => passed.has(id)) ?? order[0])
      },
      { rootMargin: area },
    )
    for (const id of order) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [all])
  return reading
}
