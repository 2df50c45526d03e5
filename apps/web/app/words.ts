import type { Language } from '@kindling/ui/i18n'
import { insist } from '@kindling/ui/insist'
import type { i18n } from 'i18next'
import type { Area } from './areas.ts'

/** Brings words that are not there yet; each area of each language is a file of its own. */
export async function loadWords(i18n: i18n, language: Language, wanted: readonly Area[]): Promise<void> {
  const missing = wanted.filter((area) => !i18n.hasResourceBundle(language, area))
  if (missing.length === 0) return
  // A first view arrives with its words: where the others lie is looked up later.
  const { readWords } = await insist(() => import('./word-files.ts'))
  await Promise.all(
    missing.map(async (area) => {
      const words = await insist(() => readWords(language, area))
      if (words) i18n.addResourceBundle(language, area, words)
    }),
  )
}

const there = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })
const asked = new WeakMap<i18n, Map<string, Promise<void>>>()

/** The same promise for the same words, for React's `use`: fulfilled already where they came with the page. */
export function wordsThere(i18n: i18n, language: Language, wanted: readonly Area[]): Promise<void> {
  const known = asked.get(i18n) ?? new Map<string, Promise<void>>()
  asked.set(i18n, known)
  const name = `${language} ${wanted.join()}`
  const promise =
    known.get(name) ??
    (wanted.every((area) => i18n.hasResourceBundle(language, area))
      ? there
      : loadWords(i18n, language, wanted))
  known.set(name, promise)
  // What did not arrive is asked for again by the next try.
  promise.catch(() => known.delete(name))
  return promise
}

/** Words that every page shows, or may have to show when nothing more can be fetched. */
export const shellAreas: readonly Area[] = ['common', 'shell', 'system']
