import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useDirection } from '../../primitives/use-direction.ts'
import { columnsOf, moved, placeAt, placeByKey, type SortableForm, scrollBy } from './places.ts'

/** What became of an item; places are counted from 1. */
export interface SortEvent {
  readonly kind: 'lifted' | 'moved' | 'dropped' | 'returned'
  readonly name: string
  readonly place: number
  readonly was: number
  readonly count: number
}

export interface SortedItem {
  readonly id: string
  readonly name: string
}

interface Lift {
  readonly id: string
  readonly by: 'keys' | 'pointer'
  readonly from: number
  readonly to: number
  /** Pixels that the pointer has moved, with what was scrolled. */
  readonly x: number
  readonly y: number
}

interface Drag {
  readonly id: string
  readonly pointer: number
  /** Where it began, in the page, and where the pointer is in the window. */
  readonly startX: number
  readonly startY: number
  x: number
  y: number
  begun: boolean
}

/** Pixels before a press on the handle is a drag. */
const dragFrom = 4

export interface SortingOptions<Item extends SortedItem> {
  readonly items: readonly Item[]
  readonly form: SortableForm
  readonly list: RefObject<HTMLElement | null>
  /** False: it was not saved, and the order before comes back. */
  readonly onSort: (ids: readonly string[]) => Promise<boolean>
}

/** An order that is changed by pointer or by keys: an item is picked up, moved, and dropped or put back. */
export function useSorting<Item extends SortedItem>({ items, form, list, onSort }: SortingOptions<Item>) {
  const forward = useDirection() === 'rtl' ? -1 : 1
  const [lift, setLift] = useState<Lift | null>(null)
  const [event, setEvent] = useState<SortEvent | null>(null)
  /** Shown until the saved order arrives. */
  const [pending, setPending] = useState<readonly string[] | null>(null)
  const drag = useRef<Drag | null>(null)
  /** The handle that had the focus when its item moved in the document. */
  const refocus = useRef<string | null>(null)

  const ids = items.map(({ id }) => id)
  const known = pending?.length === ids.length && pending.every((id) => ids.includes(id)) ? pending : ids
  const shown = known.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const key = ids.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order from outside replaces the pending one
  useEffect(() => setPending(null), [key])

  const elements = () => [...(list.current?.children ?? [])] as HTMLElement[]
  const handleOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`) ?? null
  useLayoutEffect(() => {
    if (refocus.current === null) return
    handleOf(refocus.current)?.focus()
    refocus.current = null
  })

  const tell = (kind: SortEvent['kind'], id: string, from: number, to: number) =>
    setEvent({
      kind,
      name: items.find((item) => item.id === id)?.name ?? '',
      place: to + 1,
      was: from + 1,
      count: shown.length,
    })

  const sort = async (id: string, from: number, to: number) => {
    tell('dropped', id, from, to)
    if (from === to) return
    const order = moved(
      shown.map((item) => item.id),
      from,
      to,
    )
    if (document.activeElement === handleOf(id)) refocus.current = id
    setPending(order)
    if (!(await onSort(order))) setPending(null)
  }
  const drop = () => {
    if (!lift) return
    setLift(null)
    void sort(lift.id, lift.from, lift.to)
  }
  const putBack = () => {
    drag.current = null
    if (!lift) return
    setLift(null)
    tell('returned', lift.id, lift.from, lift.from)
  }

  const liftByKeys = (id: string) => {
    if (lift) return drop()
    const from = shown.findIndex((item) => item.id === id)
    setLift({ id, by: 'keys', from, to: from, x: 0, y: 0 })
    tell('lifted', id, from, from)
  }
  const onKeyDown = (pressed: KeyboardEvent, id: string) => {
    if (pressed.key === ' ' || pressed.key === 'Enter') {
      pressed.preventDefault()
      liftByKeys(id)
    }
    if (lift?.by !== 'keys') return
    if (pressed.key === 'Escape') {
      // Not also the dialog around it.
      pressed.stopPropagation()
      putBack()
    }
    const boxes = elements().map((element) => element.getBoundingClientRect())
    const to = placeByKey(pressed.key, lift.to, {
      count: shown.length,
      columns: columnsOf(boxes, form),
      forward,
    })
    if (to === null) return
    pressed.preventDefault()
    setLift({ ...lift, to })
    tell('moved', id, lift.from, to)
    elements()[to]?.scrollIntoView({ block: 'nearest' })
  }

  const follow = useEffectEvent(() => {
    const now = drag.current
    if (!now) return
    const x = now.x + window.scrollX - now.startX
    const y = now.y + window.scrollY - now.startY
    if (!now.begun && Math.hypot(x, y) < dragFrom) return
    now.begun = true
    const from = shown.findIndex((item) => item.id === now.id)
    const boxes = elements().map((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // The dragged one counts where it came from.
      return index === from && lift
        ? { left: left - lift.x, top: top - lift.y, width, height }
        : { left, top, width, height }
    })
    const to = placeAt(boxes, from, now, form)
    setLift({ id: now.id, by: 'pointer', from, to, x, y })
    if (!lift) tell('lifted', now.id, from, to)
    else if (lift.to !== to) tell('moved', now.id, from, to)
  })
  const isDragged = lift?.by === 'pointer'
  useEffect(() => {
    if (!isDragged) return
    let frame = requestAnimationFrame(function next() {
      const by = drag.current ? scrollBy(drag.current.y, window.innerHeight) : 0
      if (by !== 0) {
        window.scrollBy(0, by)
        follow()
      }
      frame = requestAnimationFrame(next)
    })
    const onEscape = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key === 'Escape') putBackEvent()
    }
    document.addEventListener('keydown', onEscape)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', onEscape)
    }
  }, [isDragged])
  const putBackEvent = useEffectEvent(putBack)

  return {
    shown,
    lift,
    event,
    /** For buttons beside the handle: one place up or down. */
    step: (id: string, by: 1 | -1) => {
      const from = shown.findIndex((item) => item.id === id)
      const to = from + by
      if (to >= 0 && to < shown.length) void sort(id, from, to)
    },
    handle: (id: string) => ({
      onKeyDown: (pressed: KeyboardEvent) => onKeyDown(pressed, id),
      // Somebody who left the list has not dropped it.
      onBlur: () => lift?.by === 'keys' && putBack(),
      // Without a pointer: a screen reader or a switch presses it.
      onClick: (pressed: { readonly detail: number }) => pressed.detail === 0 && liftByKeys(id),
      onPointerDown: (pressed: PointerEvent) => {
        if (pressed.button !== 0) return
        pressed.currentTarget.setPointerCapture(pressed.pointerId)
        drag.current = {
          id,
          pointer: pressed.pointerId,
          startX: pressed.clientX + window.scrollX,
          startY: pressed.clientY + window.scrollY,
          x: pressed.clientX,
          y: pressed.clientY,
          begun: false,
        }
      },
      onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
        if (drag.current?.pointer !== pointerId) return
        drag.current.x = clientX
        drag.current.y = clientY
        follow()
      },
      onPointerUp: () => {
        const begun = drag.current?.begun
        drag.current = null
        if (begun) drop()
      },
      onPointerCancel: putBack,
    }),
  }
}
