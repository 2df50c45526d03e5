import { type RefObject, useLayoutEffect, useState } from 'react'

/** px between field and list, and between list and the edge of the window. */
const gap = 6
const tallest = 296

interface Room {
  readonly side: 'above' | 'below'
  /** px; the list scrolls beyond. */
  readonly maxHeight: number
}

/**
 * Where a list beside a field has room in the window: below, or above if there is more. It follows scrolling, resizing
 * and the keyboard of a phone.
 */
export function useRoom(field: RefObject<HTMLElement | null>, open: boolean): Room {
  const [room, setRoom] = useState<Room>({ side: 'below', maxHeight: tallest })

  useLayoutEffect(() => {
    if (!open) return
    const measure = () => {
      const box = field.current?.getBoundingClientRect()
      if (!box) return
      const seen = window.visualViewport
      const top = seen?.offsetTop ?? 0
      const bottom = top + (seen?.height ?? window.innerHeight)
      const below = bottom - box.bottom - 2 * gap
      const above = box.top - top - 2 * gap
      const side = below >= tallest || below >= above ? 'below' : 'above'
      const maxHeight = Math.max(0, Math.min(tallest, side === 'below' ? below : above))
      setRoom((before) =>
        before.side === side && before.maxHeight === maxHeight ? before : { side, maxHeight },
      )
    }
    measure()
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    window.visualViewport?.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
      window.visualViewport?.removeEventListener('resize', measure)
    }
  }, [open, field])

  return room
}
