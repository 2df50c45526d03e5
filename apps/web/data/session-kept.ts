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
 * Keeps this tab in step with the session, wherever it began or ended. An end removes the person's answers. If another
 * person signs in elsewhere, this tab reloads: nothing of the previous one stays.
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
      // Not a reload: after a form, that would send it again.
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
    // A page restored from the back/forward cache does not know what happened since.
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
