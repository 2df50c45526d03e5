import type { Language } from '@kindling/ui/i18n'
import { insist } from '@kindling/ui/insist'
import type { i18n } from 'i18next'
import type { MessageNamespace } from './message-namespaces.ts'

/** Fetches the messages that are missing; each namespace of each language is a file of its own. */
export async function loadMessages(
  i18n: i18n,
  language: Language,
  wanted: readonly MessageNamespace[],
): Promise<void> {
  const missing = wanted.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (missing.length === 0) return
  // A first view arrives with its messages: the addresses of the others are looked up later.
  const { readMessages } = await insist(() => import('./message-files.ts'))
  await Promise.all(
    missing.map(async (namespace) => {
      const messages = await insist(() => readMessages(language, namespace))
      if (messages) i18n.addResourceBundle(language, namespace, messages)
    }),
  )
}

const ready = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })
const asked = new WeakMap<i18n, Map<string, Promise<void>>>()

/** The same promise for the same messages, for React's `use`: already fulfilled if they came with the page. */
export function messagesReady(
  i18n: i18n,
  language: Language,
  wanted: readonly MessageNamespace[],
): Promise<void> {
  const known = asked.get(i18n) ?? new Map<string, Promise<void>>()
  asked.set(i18n, known)
  const name = `${language} ${wanted.join()}`
  const promise =
    known.get(name) ??
    (wanted.every((namespace) => i18n.hasResourceBundle(language, namespace))
      ? ready
      : loadMessages(i18n, language, wanted))
  known.set(name, promise)
  // The next call retries what did not arrive.
  promise.catch(() => known.delete(name))
  return promise
}

/** Messages that every page shows, or may have to show when nothing more can be fetched. */
export const shellNamespaces: readonly MessageNamespace[] = ['common', 'shell', 'system']
