import { useEffect, useSyncExternalStore } from 'react'

/* What was searched for, kept on this device alone and never sent anywhere. */

const place = 'kindling:searches'
const recentMax = 5
const none: readonly string[] = []

let kept: readonly string[] | undefined
const listeners = new Set<() => void>()

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, recentMax)
      : none
  } catch {
    return none
  }
}

function write(next: readonly string[]): void {
  kept = next
  try {
    localStorage.setItem(place, JSON.stringify(next))
  } catch {
    // Without storage they last as long as the page.
  }
  for (const listener of listeners) listener()
}

const current = () => (kept ??= read())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Earlier searches, the last first, without the one on screen, which is kept once it was found to mean something. */
export function useRecentSearches(text: string, found: boolean) {
  const recent = useSyncExternalStore(subscribe, current, () => none)
  useEffect(() => {
    if (text !== '' && found && current()[0] !== text)
      write([text, ...current().filter((each) => each !== text)].slice(0, recentMax + 1))
  }, [text, found])
  return {
    recent: recent.filter((each) => each !== text).slice(0, recentMax),
    forget: (each: string) => write(current().filter((other) => other !== each)),
  }
}
