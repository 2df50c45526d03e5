import { PASSKEY } from '@kindling/validation/limits'
import { useSyncExternalStore } from 'react'
import { onSessionNews } from './session-channel.ts'

/*
 * Whether a passkey may be offered: set by a log-in with a password, cleared by an answer. In memory only: a
 * reloaded page offers nothing.
 */

const rejectedPlace = 'kindling:no-passkey-offer'

let open = false
const listeners = new Set<() => void>()
function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let ends: ReturnType<typeof setTimeout> | undefined
export function endOffer(): void {
  clearTimeout(ends)
  set(false)
}
/** The person has just logged in with a password; the platform asks for it again once that is too long ago. */
export function offerPasskey(): void {
  set(localStorage.getItem(rejectedPlace) === null)
  clearTimeout(ends)
  ends = setTimeout(endOffer, PASSKEY.freshMs)
}
/** Do not offer it again in this browser. */
export function refuseOffer(): void {
  localStorage.setItem(rejectedPlace, '1')
  endOffer()
}

onSessionNews((news) => {
  if ('event' in news && news.event === 'ended' && news.from === 'here') endOffer()
})

export const isOffered = (): boolean => open

export const usePasskeyOffered = (): boolean => useSyncExternalStore(subscribe, isOffered, () => false)
