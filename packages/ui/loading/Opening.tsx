import { useEffect, useEffectEvent } from 'react'

export interface OpeningProps {
  /** The person went elsewhere or pressed Escape before it loaded: it must not open behind their back. */
  readonly onMovedOn: () => void
}

/**
 * Fallback of what a press opens, while its script loads: the pressed control shows it at once by `aria-busy`. What
 * opens then takes focus by itself.
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
