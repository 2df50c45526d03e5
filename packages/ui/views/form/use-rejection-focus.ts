import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the words that say why, once they are there: whoever sees little or types on would miss them.
 *
 * @param rejection a new object for each rejection; nothing while there is none.
 */
export function useRejectionFocus(rejection: object | null | undefined): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rejection) words.current?.focus()
  }, [rejection])
  return words
}
