import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'

/**
 * Hands over what was typed into a controlled field before its script came: React leaves it in the field, but tells
 * nobody.
 *
 * @param ref the parent's, which gets the element as well
 * @param shown what the field would show by what the parent holds
 * @param take what a change of the field would call
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
