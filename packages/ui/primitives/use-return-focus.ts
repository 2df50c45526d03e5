import { type RefObject, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/**
 * Handlers for an overlay that is opened by state and not by a trigger of its own: without one, Radix returns focus to
 * nothing, and the keyboard would start again at the top of the page.
 * @param initial where focus goes first; else to the first element inside
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      if (!initial?.current) return
      event.preventDefault()
      initial.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { current: back } = opener
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus()
      else if (document.activeElement === document.body) focusHeading()
    },
  }
}
