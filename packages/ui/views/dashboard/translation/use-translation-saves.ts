import type { TranslationForm } from '@kindling/validation/forms/translation'
import { PROJECT } from '@kindling/validation/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../../state/failure.ts'
import { keepLastingDraft, readLastingDraft } from '../../../state/lasting-drafts.ts'
import { failureOf } from '../../shared/use-action.ts'

/** What is typed and not saved yet, by the key of its text; `of` stands for the English it was written beside. */
type Typed = Readonly<Record<string, { readonly text: string; readonly of: string }>>

/** How the save of a text stands. `at` in milliseconds. */
export type SaveMark =
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly failure: Failure }

interface SavesOptions {
  /** Whose texts are kept in this browser until they are saved, and under which name. */
  readonly person: string
  readonly name: string
  readonly save: (body: TranslationForm) => Promise<unknown>
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each?.text === 'string' && typeof each?.of === 'string')

const keptIn = (text: string): Typed => {
  try {
    const found: unknown = JSON.parse(text || '{}')
    return isTyped(found) ? found : {}
  } catch {
    return {}
  }
}

/**
 * Texts of one language that save themselves 800 ms after the last key and on leaving a field, each by itself
 * (decisions 2 §7). What did not reach the server is kept in the browser, and sent at the next visit.
 */
export function useTranslationSaves({ person, name, save }: SavesOptions) {
  const [typed, setTyped] = useState<Typed>({})
  const [marks, setMarks] = useState<Readonly<Record<string, SaveMark>>>({})
  const latest = useRef<Typed>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const busy = useRef(new Set<string>())

  const put = (next: Typed) => {
    latest.current = next
    setTyped(next)
    keepLastingDraft(person, name, Object.keys(next).length > 0 ? JSON.stringify(next) : '')
  }
  const marked = (key: string, mark: SaveMark) => setMarks((before) => ({ ...before, [key]: mark }))

  const send = useEffectEvent(async (key: string) => {
    clearTimeout(timers.current.get(key))
    timers.current.delete(key)
    const sent = latest.current[key]
    if (!sent || busy.current.has(key)) return
    busy.current.add(key)
    marked(key, { kind: 'saving' })
    try {
      await save({ key, ...sent })
      marked(key, { kind: 'saved', at: Date.now() })
    } catch (error) {
      marked(key, { kind: 'failed', failure: failureOf(error) })
      return
    } finally {
      busy.current.delete(key)
    }
    // What was typed meanwhile is saved next.
    if (latest.current[key]?.text === sent.text) {
      const { [key]: _, ...others } = latest.current
      put(others)
    } else later(key)
  })
  const later = (key: string) => {
    clearTimeout(timers.current.get(key))
    timers.current.set(
      key,
      setTimeout(() => void send(key), PROJECT.autosaveMs),
    )
  }
  const begin = useEffectEvent(() => {
    const kept = keptIn(readLastingDraft(person, name))
    put({ ...kept, ...latest.current })
    for (const key of Object.keys(kept)) void send(key)
  })
  const end = useEffectEvent(() => {
    for (const key of [...timers.current.keys()]) void send(key)
  })
  useEffect(() => {
    begin()
    return () => end()
  }, [])

  return {
    /** The text of a key as the person sees it; undefined where nothing is typed. */
    textOf: (key: string) => typed[key]?.text,
    markOf: (key: string) => marks[key],
    change: (key: string, text: string, of: string) => {
      put({ ...latest.current, [key]: { text, of } })
      later(key)
    },
    /** Saves at once, as on leaving a field. */
    flush: (key: string) => void send(key),
  }
}
export type TranslationSaves = ReturnType<typeof useTranslationSaves>
