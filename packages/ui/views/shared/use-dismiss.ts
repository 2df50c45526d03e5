import { type RefObject, useEffect } from 'react'

/** Closes something open on Escape and on a press outside (spec 1 §2). */
export function useDismiss(
  open: boolean,
  close: (reason: 'escape' | 'away') => void,
  area: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close('escape')
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close('away')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open, close, area])
}
