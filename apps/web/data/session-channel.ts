/**
 * What happens to the session in one place is known everywhere: in this page by listeners, in other tabs over a
 * BroadcastChannel.
 */
export type SessionEvent = 'began' | 'ended'

type Listener = (event: SessionEvent) => void
const listeners = new Set<Listener>()
const channel =
  typeof BroadcastChannel === 'undefined' || typeof window === 'undefined'
    ? null
    : new BroadcastChannel('kindling-session')

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<SessionEvent>) => {
    for (const listener of listeners) listener(data)
  }
}

/** Tells this page and every other tab. */
export function announce(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
  announceElsewhere(event)
}

/** Tells every other tab: this page is being left for good. */
export function announceElsewhere(event: SessionEvent): void {
  channel?.postMessage(event)
}

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
