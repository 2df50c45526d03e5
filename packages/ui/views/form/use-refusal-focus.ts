import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the words that say why, once they are there: whoever sees little or types on would miss them.
 *
 * @param refusal a new object for each refusal; nothing while there is none.
 */
export function useRefusalFocus(refusal: object | null | undefined): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) words.current?.focus()
  }, [refusal])
  return words
}
