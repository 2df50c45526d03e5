import { useSyncExternalStore } from 'react'
import { onSessionNews } from './session-channel.ts'

/*
 * Whether a passkey may be offered: set by a log-in with a password, and taken back by an answer. In memory only: a
 * page that is loaded anew offers nothing.
 */

const refusedPlace = 'kindling:no-passkey-offer'

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

/** Somebody has just logged in with a password. */
export const offerPasskey = (): void => set(localStorage.getItem(refusedPlace) === null)
export const endOffer = (): void => set(false)
/** Not in this browser any more. */
export function refuseOffer(): void {
  localStorage.setItem(refusedPlace, '1')
  endOffer()
}

onSessionNews((news) => {
  if ('event' in news && news.event === 'ended') endOffer()
})

export const usePasskeyOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
