import { PROFILE_FRESH_MS } from '@kindling/validation/limits'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { dependsOnViewer, isTheirs } from './own-answers.ts'
import { usePlatform } from './platform.tsx'
import { readMe, sessionKey, useSession } from './session.tsx'
import { announceArrival, keepSession } from './session-channel.ts'
import { keeperOf } from './session-keeper.ts'

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
  const keeper = useMemo(() => {
    const show = (now: typeof user) => mutate(sessionKey, { user: now }, { revalidate: false })
    return keeperOf({
      shown: () => shown.current,
      ask: async () => (await readMe(client)).user,
      renew: show,
      come: async (now) => {
        await show(now)
        await mutate(dependsOnViewer)
      },
      // Not a reload: where a form led here, that would send it once more.
      beginAnew: () => window.location.replace(window.location.pathname + window.location.search),
      end: () => {
        void show(null)
        if (shown.current === null) return
        forget((key) => isTheirs(key) || dependsOnViewer(key))
        void mutate(isTheirs, undefined, { revalidate: false })
        void mutate(dependsOnViewer, undefined)
      },
    })
  }, [client, forget, mutate])
  useEffect(() => {
    // A page that the browser kept whole and brings back knows nothing of what has happened since.
    const back = ({ persisted }: PageTransitionEvent) => persisted && void keeper.look()
    window.addEventListener('pageshow', back)
    if (!alone) announceArrival(shown.current)
    const leave = keepSession((news) => {
      if (!alone || ('event' in news && news.from === 'here')) void keeper.learn(news)
    })
    return () => {
      window.removeEventListener('pageshow', back)
      leave()
    }
  }, [keeper, alone])
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
    if (shown.current === null || Date.now() - readAt.current < PROFILE_FRESH_MS) return
    readAt.current = Date.now()
    void keeper.look()
  }, [pathname, keeper])
}
