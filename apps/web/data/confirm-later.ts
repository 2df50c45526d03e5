import { useSyncExternalStore } from 'react'

/** Key under which a page says that its person put the notice off, and the cookie that does: for one visit. */
export const confirmLaterKey = 'confirm later'
const cookie = 'confirm_later'

/** Whether a Cookie header says so. The server leaves the notice out of the page then, and nothing jumps. */
export const isPutOff = (cookies: string): boolean =>
  cookies.split(';').some((pair) => pair.trim() === `${cookie}=1`)

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the notice is put off; while the page is hydrated, as the server saw it. */
export function usePutOff(answers: Readonly<Record<string, unknown>>): boolean {
  const asServed = answers[confirmLaterKey] === true
  return useSyncExternalStore(
    subscribe,
    () => asServed || isPutOff(document.cookie),
    () => asServed,
  )
}

export function putOff(): void {
  // The Cookie Store API is not everywhere yet. Without an age it ends with the browser's session.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}=1; path=/; samesite=lax`
  for (const listener of listeners) listener()
}
