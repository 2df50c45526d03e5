import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { Option } from '../Select/Select.tsx'
import { filterOptions, namedOption } from './filter.ts'

/** How many options PageDown and PageUp go by. */
const pageOfOptions = 7

/** What may be entered: one of the options, or any text, for which the options are suggestions. */
export const comboboxEntries = ['option', 'text'] as const
export type ComboboxEntry = (typeof comboboxEntries)[number]

interface Choice {
  readonly entry: ComboboxEntry
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChange: (value: string) => void
}

/** The behaviour of an editable combobox with a list, after the ARIA Authoring Practices. */
export function useCombobox({ entry, options, value, onChange }: Choice) {
  const listId = useId()
  const isText = entry === 'text'
  const [unfolded, setUnfolded] = useState(false)
  // Suggestions need no empty list: whatever is typed is fine.
  const open = unfolded && !(isText && options.length === 0)
  // `null` while nothing is typed: then the field shows what is chosen, and the list everything.
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)

  const chosen = options.find((option) => option.value === value)
  const shown = useMemo(
    () => (isText || typed === null ? options : filterOptions(options, typed)),
    [isText, options, typed],
  )
  const optionId = (index: number) => `${listId}-${index}`

  const move = (index: number) => {
    setActive(index)
    // The list is in the document by the next frame.
    requestAnimationFrame(() =>
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' }),
    )
  }
  const unfold = () => {
    if (open) return
    setUnfolded(true)
    const index = shown.findIndex((option) => option.value === value)
    if (index >= 0) move(index)
    else setActive(-1)
  }
  const fold = () => {
    setUnfolded(false)
    setTyped(null)
    setActive(-1)
  }
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value)
    fold()
  }
  /** Leaving the field: a text that names one option chooses it, so that what was typed is not dropped. */
  const leave = () => choose(isText || typed === null ? undefined : namedOption(shown, typed))
  const type = (text: string) => {
    setTyped(text)
    setUnfolded(true)
    // Enter must not replace a text by a suggestion that nobody went to.
    setActive(isText || text === '' ? -1 : 0)
    if (isText) onChange(text)
  }

  const step = (by: 1 | -1) => {
    if (!open) return unfold()
    if (shown.length > 0) move((active + by + shown.length + (active < 0 && by < 0 ? 1 : 0)) % shown.length)
  }

  const goTo = (index: number) => {
    if (shown.length > 0) move(Math.max(0, Math.min(shown.length - 1, index)))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // With Shift, Home and End select text.
    const inList = open && !event.shiftKey
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Home' && inList) goTo(0)
    else if (event.key === 'End' && inList) goTo(shown.length - 1)
    else if (event.key === 'PageDown' && inList) goTo(active + pageOfOptions)
    else if (event.key === 'PageUp' && inList) goTo(active - pageOfOptions)
    else if (event.key === 'Enter' && open) choose(shown[active])
    // The marked option is what the field is about to show; focus goes on.
    else if (event.key === 'Tab' && open && !isText) return choose(shown[active])
    else if (event.key === 'Escape' && open) {
      // Close only the list, not the dialog around it.
      event.nativeEvent.stopImmediatePropagation()
      fold()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    open,
    shown,
    active,
    listId,
    optionId,
    text: isText ? (value ?? '') : (typed ?? chosen?.label ?? ''),
    typing: typed !== null,
    unfold,
    leave,
    choose,
    type,
    onKeyDown,
  }
}
