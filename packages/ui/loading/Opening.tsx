import { useEffect, useEffectEvent } from 'react'

export interface OpeningProps {
  /** The person went elsewhere, or pressed Escape, before it was there: it must not open behind their back. */
  readonly onMovedOn: () => void
}

/**
 * In place of what a press opens, while its script is on its way: the control that was pressed says so at once by
 * `aria-busy`. What opens then takes focus by itself.
 */
export function Opening({ onMovedOn }: OpeningProps): null {
  const movedOn = useEffectEvent(onMovedOn)
  useEffect(() => {
    const pressed = document.activeElement
    pressed?.setAttribute('aria-busy', 'true')
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !pressed?.contains(event.target)) movedOn()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && movedOn()
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      pressed?.removeAttribute('aria-busy')
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return null
}
