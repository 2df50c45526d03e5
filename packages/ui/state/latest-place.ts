import { startTransition, useOptimistic } from 'react'

/**
 * A place that the address holds, such as a filter or a step. Two parts changed quickly are both changed:
 * the second builds on the first, although the page of the first has not come yet.
 */
export function useLatestPlace<Place>(
  place: Place,
  onPlace: (next: Place) => void,
): readonly [Place, (next: Place) => void] {
  const [latest, show] = useOptimistic(place)
  const go = (next: Place) =>
    startTransition(() => {
      show(next)
      onPlace(next)
    })
  return [latest, go]
}
