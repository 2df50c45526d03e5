import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

/** The key that leads to the messages, as in other systems with such a region. */
export const toastKey = 'F8'

interface Region {
  readonly region: RefObject<HTMLElement | null>
  /** Ids of the messages in it, oldest first. */
  readonly ids: readonly number[]
  readonly close: (id: number) => void
}

/**
 * The way to the messages and back for people without a pointer: F8 leads to the newest one, Escape closes the one with
 * focus. When the last is gone, focus is where it was before.
 * @returns the region's handlers
 */
export function useToastKey({ region, ids, close }: Region) {
  const cameFrom = useRef<HTMLElement | null>(null)
  const within = useRef(false)
  const waiting = ids.length > 0

  useEffect(() => {
    if (!waiting) return
    const lead = (event: globalThis.KeyboardEvent) => {
      if (event.key !== toastKey || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const { activeElement } = document
      if (region.current?.contains(activeElement)) return
      event.preventDefault()
      cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null
      const newest = region.current?.lastElementChild
      newest?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [waiting, region])

  // The browser drops focus when a focused message is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the messages change
  useLayoutEffect(() => {
    if (!within.current || document.activeElement !== document.body) return
    const next = region.current?.querySelector('button') ?? cameFrom.current
    next?.focus()
    if (!waiting) within.current = false
  }, [ids.join(), region])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const messages = [...(region.current?.children ?? [])]
    const id = ids[messages.findIndex((message) => message.contains(event.target as Node))]
    if (id === undefined) return
    event.stopPropagation()
    close(id)
  }
  const onFocus = () => {
    within.current = true
  }
  // A removed message leaves no other target: only one that a person moved to ends their stay.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) within.current = false
  }
  return { onKeyDown, onFocus, onBlur }
}
