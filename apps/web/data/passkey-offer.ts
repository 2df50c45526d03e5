import { PASSKEY } from '@kindling/validation/limits'
import { useSyncExternalStore } from 'react'
import { onSessionNews } from './session-channel.ts'

/*
 * Whether a passkey may be offered: set by a log-in with a password, and taken back by an answer. In memory only: a
 * page that is loaded anew offers nothing.
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
/** Somebody has just logged in with a password; the platform asks for it again once that lies too far back. */
export function offerPasskey(): void {
  set(localStorage.getItem(rejectedPlace) === null)
  clearTimeout(ends)
  ends = setTimeout(endOffer, PASSKEY.freshMs)
}
/** Not in this browser any more. */
export function refuseOffer(): void {
  localStorage.setItem(rejectedPlace, '1')
  endOffer()
}

onSessionNews((news) => {
  if ('event' in news && news.event === 'ended' && news.from === 'here') endOffer()
})

export const isOffered = (): boolean => open

export const usePasskeyOffered = (): boolean => useSyncExternalStore(subscribe, isOffered, () => false)
