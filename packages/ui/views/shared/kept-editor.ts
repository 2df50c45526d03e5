import { createContext, use, useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepLastingDraft, readLastingDraft } from '../../state/lasting-drafts.ts'

/** Whose editors these are: what is typed into one is shown to nobody else on the same device. */
export interface KeptEditorPlace {
  /** Id of the person. */
  readonly person: string
  /** Id of the project. */
  readonly project: string
}
export const KeptEditors = createContext<KeptEditorPlace | null>(null)

export type EditorKind = 'reward' | 'milestone' | 'faq' | 'update' | 'bonus' | 'coupon'

const nameOf = ({ project }: KeptEditorPlace, kind: EditorKind, id: string) =>
  `editor:${project}:${kind}:${id}`

/** The fields that differ from what the editor began with. */
type Changes = Readonly<Record<string, unknown>>

function changesOf(start: FieldValues, values: FieldValues): Changes {
  const isSame = (key: string) => JSON.stringify(values[key]) === JSON.stringify(start[key])
  return Object.fromEntries(Object.entries(values).filter(([key]) => key in start && !isSame(key)))
}

function readChanges(place: KeptEditorPlace, name: string): Changes | null {
  try {
    return JSON.parse(readLastingDraft(place.person, name) || 'null')
  } catch {
    return null
  }
}

/** The first editor of these ids in which something was typed and not saved; null: none. */
export function openedBefore(
  place: KeptEditorPlace | null,
  kind: EditorKind,
  ids: readonly string[],
): string | null {
  return ids.find((id) => place && readChanges(place, nameOf(place, kind, id))) ?? null
}

export interface KeptEditor {
  /** What was typed before is in the form again. */
  readonly isBack: boolean
  /** Takes it out again: the form is as it was stored. */
  readonly discard: () => void
  /** Closes the editor, which was saved or is left on purpose. */
  readonly close: () => void
}

interface KeptEditorOptions<Values> {
  readonly kind: EditorKind
  /** Of what is edited; one of those that the section may open. */
  readonly id: string
  /** What the form begins with; fields that it lacks are not kept. */
  readonly start: Partial<Values>
  readonly onClose: () => void
}

/**
 * Keeps what is typed into an editor that is saved by a button, until it is saved or left: a reload, a crash or a lost
 * session loses none of it. Only fields that were changed are kept, so that what others changed meanwhile stays theirs.
 */
export function useKeptEditor<Values extends FieldValues>(
  { watch, reset, setValue }: Pick<UseFormReturn<Values>, 'watch' | 'reset' | 'setValue'>,
  { kind, id, start, onClose }: KeptEditorOptions<Values>,
): KeptEditor {
  const place = use(KeptEditors)
  const name = place && nameOf(place, kind, id)
  const [first] = useState(start)
  const [isBack, setBack] = useState(false)
  const keep = (changes: Changes) => {
    if (!place || !name) return
    const isEmpty = Object.keys(changes).length === 0
    keepLastingDraft(place.person, name, isEmpty ? '' : JSON.stringify(changes))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor
  useEffect(() => {
    const kept = place && name ? readChanges(place, name) : null
    const known = Object.entries(kept ?? {}).filter(([key]) => key in first)
    for (const [key, value] of known)
      setValue(key as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    setBack(known.length > 0)
    const { unsubscribe } = watch((values) => keep(changesOf(first, values)))
    return unsubscribe
  }, [name])
  const forget = () => keep({})
  return {
    isBack,
    close: () => {
      forget()
      onClose()
    },
    discard: () => {
      reset({ ...watch(), ...first })
      forget()
      setBack(false)
    },
  }
}
