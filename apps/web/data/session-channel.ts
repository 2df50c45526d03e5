/** Session events reach every place: this page through listeners, other tabs through a BroadcastChannel. */
export type SessionEvent = 'began' | 'ended'
/**
 * Where it happened. `refused` concerns this page alone: a call was made with a session that is over. A tab that has
 * just loaded sends who is signed in there; null: a visitor.
 */
export type SessionNews =
  | { readonly event: SessionEvent; readonly from: 'here' | 'elsewhere' }
  | { readonly event: 'refused'; readonly from: 'here' }
  | { readonly arrived: string | null }

type Listener = (news: SessionNews) => void
const listeners = new Set<Listener>()
const channel =
  typeof BroadcastChannel === 'undefined' || typeof window === 'undefined'
    ? null
    : new BroadcastChannel('kindling-session')

/** Events from before the page's later parts, and the keeper with them, were loaded. */
let unheard: SessionNews[] | null = []

const tell = (news: SessionNews) => {
  // An event from before a log-in in this page does not concern the new session.
  if (unheard && 'event' in news && news.event === 'began' && news.from === 'here') unheard = []
  unheard?.push(news)
  for (const listener of listeners) listener(news)
}

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => tell(data)
}

/** Notifies this page and every other tab. */
export function announce(event: SessionEvent): void {
  tellHere(event)
  announceElsewhere(event)
}

/** Notifies this page alone. */
export function tellHere(event: SessionEvent | 'refused'): void {
  tell({ event, from: 'here' })
}

/** Notifies every other tab: this page is being left for good. */
export function announceElsewhere(event: SessionEvent): void {
  channel?.postMessage({ event, from: 'elsewhere' } satisfies SessionNews)
}

/** Sends every other tab who is signed in here, as the server has just said: a form may have changed it. */
export function announceArrival(person: string | null): void {
  channel?.postMessage({ arrived: person } satisfies SessionNews)
}

export function onSessionNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same for the session keeper: past events are delivered at once. */
export function keepSession(listener: Listener): () => void {
  const leave = onSessionNews(listener)
  const missed = unheard ?? []
  unheard = null
  for (const news of missed) listener(news)
  return leave
}
