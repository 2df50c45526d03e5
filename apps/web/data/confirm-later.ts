import { useSyncExternalStore } from 'react'

/** Key in the page's state, and name of the cookie, that put the notice off for one visit. */
export const confirmLaterKey = 'confirm later'
const cookie = 'confirm_later'

/** Whether a Cookie header puts it off. The server then omits the notice, so nothing jumps. */
export const isPutOff = (cookies: string): boolean =>
  cookies.split(';').some((pair) => pair.trim() === `${cookie}=1`)

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the notice is put off; during hydration, as the server saw it. */
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
