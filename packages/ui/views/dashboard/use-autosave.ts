import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { updateProject } from '@kindling/api-client/contract/project-editing'
import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { fromWire, toWire } from '@kindling/api-client/forms/project'
import { formIssues } from '@kindling/validation/forms/issues'
import { type ProjectBasicsForm, projectBasicsForm } from '@kindling/validation/forms/project-basics'
import { PROJECT } from '@kindling/validation/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../state/failure.ts'
import { keepLastingDraft, readLastingDraft } from '../../state/lasting-drafts.ts'
import type { CodeItem } from '../form/messages.ts'
import { failureOf } from '../shared/use-action.ts'

/** The fields that save themselves, as the screen shows them. */
export type Fields = {
  readonly [Key in keyof ProjectBasicsForm]-?: Exclude<ProjectBasicsForm[Key], undefined>
} & {
  readonly reserve_percent: number
}
type Changes = Partial<Fields>
type Body = BodyOf<typeof updateProject>

export interface AutosaveOptions {
  readonly draft: PrivateProject
  /** Saves fields and gives the whole draft as it is then. */
  readonly save: (body: Body) => Promise<PrivateProject>
  /** Reads the draft again. */
  readonly reload: () => Promise<PrivateProject>
  /** Whose unsaved text is kept in this browser. */
  readonly person: string
}

const isForm = (field: string): field is keyof ProjectBasicsForm => field in projectBasicsForm.shape

/** Changed fields as the call takes them. */
function bodyOf(changes: Changes): Body {
  const { reserve_percent, ...form } = changes
  const whole = toWire(form as ProjectBasicsForm) as Record<string, unknown>
  const own = Object.fromEntries(Object.keys(form).map((field) => [field, whole[field]]))
  return { ...own, ...(reserve_percent !== undefined && { reserve_percent }) } as Body
}

/** What the form says of the changed fields. */
const issuesOf = (changes: Changes, shown: Fields) =>
  formIssues(projectBasicsForm, { ...shown, ...changes }).filter(({ path }) => path in changes)

const parsed = (text: string): Changes => {
  try {
    const found: unknown = JSON.parse(text || '{}')
    return typeof found === 'object' && found !== null ? (found as Changes) : {}
  } catch {
    return {}
  }
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
    const all = latest.current
    const wrong = new Set(issuesOf(all, shown).map(({ path }) => path))
    const sent = Object.fromEntries(Object.entries(all).filter(([field]) => !wrong.has(field))) as Changes
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
    const kept = parsed(readLastingDraft(person, name))
    const differing = Object.entries(kept).filter(
      ([field, value]) => field in shown && value !== shown[field as keyof Fields],
    )
    setOffered(Object.fromEntries(differing) as Changes)
  })
  useEffect(() => {
    offer()
    return () => clearTimeout(timer.current)
  }, [])

  const change = (next: Changes) => {
    for (const field of Object.keys(next) as (keyof Fields)[]) bases.current[field] ??= draft.updated
    put({ ...latest.current, ...next })
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
    values: { ...shown, ...changes } as Fields,
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
