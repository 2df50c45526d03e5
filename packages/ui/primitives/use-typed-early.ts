import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'

/**
 * Reports text typed into a controlled field before its script arrived: React leaves it in the field, but fires no
 * event.
 *
 * @param ref the parent's, which gets the element as well
 * @param shown the field's text for the parent's value
 * @param take the field's change handler
 * @returns the ref for the element
 */
export function useTypedEarly(
  ref: Ref<HTMLInputElement> | undefined,
  shown: string,
  take: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const begin = useEffectEvent(() => {
    const typed = input.current?.value ?? shown
    if (typed !== shown) take(typed)
  })
  useEffect(() => begin(), [])
  return input
}
