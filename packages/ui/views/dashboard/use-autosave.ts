import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { fromWire } from '@kindling/api-client/forms/project'
import { PROJECT } from '@kindling/validation/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../state/failure.ts'
import { keepLastingDraft, readLastingDraft } from '../../state/lasting-drafts.ts'
import type { CodeItem } from '../form/messages.ts'
import { failureOf } from '../shared/use-action.ts'
import {
  bodyOf,
  type Changes,
  differing,
  type Fields,
  isForm,
  issuesOf,
  merged,
  parsed,
  type SaveBody,
  sendable,
} from './draft-changes.ts'

export type { Fields }

export interface AutosaveOptions {
  readonly draft: PrivateProject
  /** Saves fields and gives the whole draft as it is then. */
  readonly save: (body: SaveBody) => Promise<PrivateProject>
  /** Reads the draft again. */
  readonly reload: () => Promise<PrivateProject>
  /** Whose unsaved text is kept in this browser. */
  readonly person: string
}

/**
 * Fields that save themselves 800 ms after the last key and on leaving them (decisions 2 §7). What is not saved is kept
 * in the browser and offered back; a field that somebody else changed meanwhile asks whose stays.
 */
export function useAutosave({ draft, save, reload, person }: AutosaveOptions) {
  const name = `draft:${draft.id}`
  const shown = { ...fromWire(draft), reserve_percent: draft.reserve_percent } as Fields
  const [changes, setChanges] = useState<Changes>({})
  const [saving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [offered, setOffered] = useState<Changes>({})
  const latest = useRef<Changes>({})
  /** The version each changed field is based on. */
  const bases = useRef<Partial<Record<keyof Fields, number>>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)

  const put = (next: Changes) => {
    latest.current = next
    setChanges(next)
    keepLastingDraft(person, name, Object.keys(next).length > 0 ? JSON.stringify(next) : '')
  }

  const send = useEffectEvent(async () => {
    clearTimeout(timer.current)
    const sent = sendable(latest.current, shown)
    const fields = Object.keys(sent) as (keyof Fields)[]
    if (busy.current || fields.length === 0) return
    busy.current = true
    setSaving(true)
    setFailure(null)
    let again = false
    try {
      const updated = Math.min(...fields.map((field) => bases.current[field] ?? draft.updated))
      await save({ ...bodyOf(sent), updated })
      // What was typed meanwhile stays, and is saved next.
      const left = Object.entries(latest.current).filter(
        ([field, value]) => !(field in sent) || value !== sent[field as keyof Fields],
      )
      for (const field of fields) delete bases.current[field]
      put(Object.fromEntries(left) as Changes)
      setSavedAt(Date.now())
      again = left.length > 0
    } catch (error) {
      setFailure(failureOf(error))
    }
    busy.current = false
    setSaving(false)
    if (again) timer.current = setTimeout(() => void send(), PROJECT.autosaveMs)
  })

  // Text of an earlier visit that never reached the server, where it still differs.
  const offer = useEffectEvent(() => {
    setOffered(differing(parsed(readLastingDraft(person, name)), shown))
  })
  useEffect(() => {
    offer()
    return () => clearTimeout(timer.current)
  }, [])

  const change = (next: Changes) => {
    for (const field of Object.keys(next) as (keyof Fields)[]) bases.current[field] ??= draft.updated
    put(merged(latest.current, next))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), PROJECT.autosaveMs)
  }
  const conflicts = failure?.items.flatMap(({ code, field }) =>
    code === 'INTEGRITY_ERROR' && field !== undefined && field in shown ? [field as keyof Fields] : [],
  )
  const problems: readonly CodeItem[] = [
    ...issuesOf(changes, shown).map(({ path, code, params }) => ({ code, field: path, params })),
    ...(failure?.items ?? []).filter(({ field }) => field !== undefined && isForm(field)),
  ]

  return {
    values: merged(shown, changes),
    problems,
    change,
    /** Saves at once, as on leaving a field. */
    flush: () => void send(),
    state: failure ? ('failed' as const) : saving ? ('saving' as const) : ('idle' as const),
    savedAt,
    failure,
    /** Fields that both changed. */
    conflicts: conflicts ?? [],
    keepMine: async () => {
      const { updated } = await reload()
      for (const field of conflicts ?? []) bases.current[field] = updated
      void send()
    },
    takeTheirs: async () => {
      await reload()
      const left = Object.entries(latest.current).filter(
        ([field]) => !conflicts?.includes(field as keyof Fields),
      )
      for (const field of conflicts ?? []) delete bases.current[field]
      setFailure(null)
      put(Object.fromEntries(left) as Changes)
    },
    offered: Object.keys(offered).length > 0,
    restore: () => {
      change(offered)
      setOffered({})
    },
    discard: () => {
      setOffered({})
      put(latest.current)
    },
  }
}
export type Autosave = ReturnType<typeof useAutosave>
