import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Focus that fell to the page, since the control that had it went with a change, goes to where reading continues.
 * Without this, the keyboard would start again at the top of the page. Focus that is elsewhere stays there.
 *
 * @param change what the change is seen by: a value that differs from the one before.
 * @param next where to, once the change is rendered.
 */
export function useKeptFocus(change: unknown, next: () => HTMLElement | null | undefined): void {
  const before = useRef(change)
  const goOn = useEffectEvent(() => next()?.focus())
  useEffect(() => {
    if (before.current !== change && document.activeElement === document.body) goOn()
    before.current = change
  }, [change])
}
