import { PROFILE } from '@kindling/validation/first-limits'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { dependsOnViewer, isTheirs } from './own-answers.ts'
import { usePlatform } from './platform.tsx'
import { readMe, sessionKey, useSession } from './session.tsx'
import { announceArrival, keepSession, type SessionNews } from './session-channel.ts'

/**
 * Keeps this tab true to the session, wherever it began or ended. What ends takes the person's answers with it. Somebody
 * else who signs in elsewhere has this tab begin anew: nothing of the one stays beside the other.
 */
export function useSessionKept(): void {
  const { client, forget, alone } = usePlatform()
  const { mutate } = useSWRConfig()
  const { user } = useSession()
  const shown = useRef(user?.id ?? null)
  useEffect(() => {
    shown.current = user?.id ?? null
  }, [user])
  useEffect(() => {
    const end = () => {
      void mutate(sessionKey, { user: null }, { revalidate: false })
      if (shown.current === null) return
      forget((key) => isTheirs(key) || dependsOnViewer(key))
      void mutate(isTheirs, undefined, { revalidate: false })
      void mutate(dependsOnViewer, undefined)
    }
    const look = async () => {
      const { user: now } = await readMe(client)
      if (!now) return end()
      // Not a reload: where a form led here, that would send it once more.
      if (shown.current !== null && shown.current !== now.id)
        return window.location.replace(window.location.pathname + window.location.search)
      await mutate(sessionKey, { user: now }, { revalidate: false })
      await mutate(dependsOnViewer)
    }
    const learn = (news: SessionNews) => {
      if (alone && !('event' in news && news.from === 'here')) return
      if ('arrived' in news) return news.arrived === shown.current ? undefined : void look().catch(stay)
      if (news.event === 'ended') return end()
      if (news.from === 'elsewhere') void look().catch(stay)
    }
    // A page that the browser kept whole and brings back knows nothing of what has happened since.
    const back = ({ persisted }: PageTransitionEvent) => persisted && void look().catch(stay)
    window.addEventListener('pageshow', back)
    if (!alone) announceArrival(shown.current)
    const leave = keepSession(learn)
    return () => {
      window.removeEventListener('pageshow', back)
      leave()
    }
  }, [client, forget, alone, mutate])
  const { pathname } = useLocation()
  // The profile came with the page.
  const readAt = useRef(performance.timeOrigin)
  const known = useRef(user)
  useEffect(() => {
    if (known.current !== user) readAt.current = Date.now()
    known.current = user
  }, [user])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at when somebody goes on to another page
  useEffect(() => {
    if (shown.current === null || Date.now() - readAt.current < PROFILE.reloadMs) return
    readAt.current = Date.now()
    void mutate(sessionKey, readMe(client), { revalidate: false }).catch(stay)
  }, [pathname, client, mutate])
}

/** Nobody was reached: what is shown stays, and the next call tells. */
const stay = () => undefined
