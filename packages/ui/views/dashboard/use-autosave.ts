import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { fromWire } from '@kindling/api-client/forms/project'
import type { ErrorCode } from '@kindling/validation/errors'
import { PROJECT } from '@kindling/validation/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../state/failure.ts'
import { keepLastingDraft, readLastingDraft } from '../../state/lasting-drafts.ts'
import type { CodeItem } from '../form/messages.ts'
import { failureOf } from '../shared/use-action.ts'
import {
  arrived,
  type BasedChanges,
  bodyOf,
  byBase,
  type Changes,
  differing,
  type Fields,
  isForm,
  issuesOf,
  keptWith,
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

const fieldsOf = (draft: PrivateProject) =>
  ({ ...fromWire(draft), reserve_percent: draft.reserve_percent }) as Fields

/** Codes of a call that got no answer: the same save may well succeed later, and is tried again by itself. */
const passing = new Set<ErrorCode>(['NETWORK_FAILURE', 'REQUEST_TIMEOUT', 'EXTERNAL_ERROR'])
const isPassing = ({ items }: Failure) => items.some(({ code }) => passing.has(code))
const retryMs = 5_000
const retryMsMax = 60_000

/**
 * Fields that save themselves 800 ms after the last key and on leaving them (decisions 2 §7). What is not saved is kept
 * in the browser and offered back; a field that somebody else changed meanwhile asks whose stays. A save without an
 * answer is tried again by itself, with growing pauses and when the network comes back.
 */
export function useAutosave({ draft, save, reload, person }: AutosaveOptions) {
  const name = `draft:${draft.id}`
  const shown = fieldsOf(draft)
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
  /** What saves without an answer have sent since the last that had one: the server may have each of them. */
  const unanswered = useRef<readonly Changes[]>([])

  const readKept = () => parsed(readLastingDraft(person, name))
  const writeKept = (kept: Changes) =>
    keepLastingDraft(person, name, Object.keys(kept).length > 0 ? JSON.stringify(kept) : '')
  const keep = (before: Changes, next: Changes) => writeKept(keptWith(readKept(), before, next))
  const put = (next: Changes) => {
    keep(latest.current, next)
    latest.current = next
    setChanges(next)
  }

  const due = () => byBase(sendable(latest.current, shown), (field) => bases.current[field] ?? draft.updated)
  const store = ({ changes: some, base }: BasedChanges) => save({ ...bodyOf(some), updated: base })

  const send = useEffectEvent(async () => {
    clearTimeout(timer.current)
    if (busy.current || due().length === 0) return
    busy.current = true
    setSaving(true)
    setFailure(null)
    let again = false
    let sent: Changes = {}
    try {
      if (unanswered.current.length > 0) {
        const there = await reload()
        for (const field of unanswered.current.flatMap((each) => arrived(each, fieldsOf(there))))
          bases.current[field] = there.updated
      }
      const [oldest] = due()
      if (oldest) {
        sent = oldest.changes
        await store(oldest)
      }
      unanswered.current = []
      // What was typed meanwhile, and what is based on a later version, stays and is saved next.
      const left = Object.entries(latest.current).filter(
        ([field, value]) => !(field in sent) || value !== sent[field as keyof Fields],
      )
      for (const field of Object.keys(sent) as (keyof Fields)[]) delete bases.current[field]
      put(Object.fromEntries(left) as Changes)
      setSavedAt(Date.now())
      again = left.length > 0
    } catch (error) {
      const failed = failureOf(error)
      setFailure(failed)
      if (isPassing(failed)) {
        const times = unanswered.current.length
        unanswered.current = [...unanswered.current, sent]
        timer.current = setTimeout(() => void send(), Math.min(retryMs * 2 ** times, retryMsMax))
      } else unanswered.current = []
    }
    busy.current = false
    setSaving(false)
    if (again) timer.current = setTimeout(() => void send(), PROJECT.autosaveMs)
  })

  // Text of an earlier visit that never reached the server, where it still differs. The rest was saved as its page was
  // closed: kept, it would be offered once somebody writes something else.
  const offer = useEffectEvent(() => {
    const open = differing(readKept(), shown)
    writeKept(open)
    setOffered(open)
  })
  const onOnline = useEffectEvent(() => {
    if (failure && isPassing(failure)) void send()
  })
  /** Text typed a moment before the page is left: the calls outlive the page, which waits for none of them. */
  const onLeave = useEffectEvent(() => {
    const [, ...later] = busy.current ? [] : due()
    void send()
    for (const each of later) store(each).catch(() => undefined)
  })
  useEffect(() => {
    offer()
    const online = () => onOnline()
    window.addEventListener('online', online)
    const leave = () => onLeave()
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', online)
      window.removeEventListener('pagehide', leave)
    }
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
      // What was sent with them was not saved either.
      void send()
    },
    offered: Object.keys(offered).length > 0,
    restore: () => {
      change(offered)
      setOffered({})
    },
    discard: () => {
      keep(offered, latest.current)
      setOffered({})
    },
  }
}
export type Autosave = ReturnType<typeof useAutosave>
