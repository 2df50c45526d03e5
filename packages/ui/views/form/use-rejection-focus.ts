import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the message once it is rendered: people with low vision or who keep typing would miss it.
 *
 * @param rejection a new object for each rejection; undefined while there is none.
 */
export function useRejectionFocus(rejection: object | null | undefined): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rejection) words.current?.focus()
  }, [rejection])
  return words
}
