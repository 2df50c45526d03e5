import { formatCount, formatDate, formatMoney, formatPercent } from '@kindling/ui/format'
import type { Language } from '@kindling/ui/i18n'
import { whenIdle } from '@kindling/ui/when-idle'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { afterFirstRequests } from './after-first-requests.ts'
import { isPlainPress } from './follow.tsx'
import { messagesReady } from './messages.ts'
import { usePreferences } from './preferences.tsx'
import { matchRoute, type RouteEntry, routes } from './route-table.ts'
import { isOnFastNetwork, isSavingData } from './saves-data.ts'
import { useReadAhead } from './use-read-ahead.ts'

/** A pointer that only crosses a link is gone again after this. */
const restMs = 65

/** The page of this site that a press on the element would open, or null. */
function targetOf(element: EventTarget | null): URL | null {
  const link = element instanceof Element ? element.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const target = new URL(link.href)
  const isHere = target.pathname === window.location.pathname && target.search === window.location.search
  return target.origin === window.location.origin && !isHere ? target : null
}

/**
 * Makes the browser read its tables of amounts and dates while it waits for the network: the first of each takes up to
 * 70 ms on a phone, which would come between a press and its page.
 */
function warmFormats(language: Language): void {
  formatMoney(100, language)
  formatMoney(150, language)
  formatCount(1, language)
  formatPercent(1, language)
  formatDate(0, language)
}

/**
 * Fetches what the page behind a link needs as soon as somebody rests on the link, touches it or reaches it with the
 * keyboard: its script, its messages, and what its route names as `ahead`. Of the page that most people open next it
 * fetches scripts and messages before anybody does so. It only reads, it counts no visit, and where data are to be saved
 * it does nothing.
 *
 * @param loadRoute fetches the script of a route, by the file of its page.
 */
export function useAhead(loadRoute: (file: string) => Promise<unknown>): void {
  const readAhead = useReadAhead()
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const { pathname } = useLocation()

  const fetchRoute = (route: RouteEntry) => [
    loadRoute(route.file),
    messagesReady(i18n, language, route.messages),
  ]
  const prepare = useEffectEvent(async (target: URL): Promise<void> => {
    const { route, place } = matchRoute(target.pathname, target.search)
    // In the order in which they are needed: a browser asks for six at a time.
    const coming = [
      ...fetchRoute(route),
      route.ahead?.(place, readAhead),
      afterFirstRequests().then(() => route.parts?.()),
    ]
    warmFormats(language)
    await Promise.all(coming)
  })
  const prepareNext = useEffectEvent(async (route: RouteEntry): Promise<void> => {
    warmFormats(language)
    await Promise.all(fetchRoute(route))
    await route.parts?.()
  })

  useEffect(() => {
    const { leadsTo } = matchRoute(pathname, '').route
    const next = routes.find(({ path }) => path === leadsTo)
    if (!next || !isOnFastNetwork()) return
    return whenIdle(() => void prepareNext(next).catch(() => undefined))
  }, [pathname])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: string | null = null
    let waiting: URL | null = null
    function stop() {
      clearTimeout(timer)
      waiting = null
    }
    function start() {
      // Nothing here may fail for the person: the page itself tries again, and tells them.
      if (waiting) void prepare(waiting).catch(() => undefined)
      stop()
    }
    function begin({ target, type }: Event) {
      const place = targetOf(target)
      // Parts of the same link: the pointer still rests on it.
      if (place?.href !== last) {
        last = place?.href ?? null
        stop()
        waiting = isSavingData() ? null : place
        timer = setTimeout(start, restMs)
      }
      // A finger does not rest first.
      if (type === 'touchstart') start()
    }
    // A quick press does not wait either: its page reads only once its scripts are there, and takes what comes here.
    const press = (event: MouseEvent) => (isPlainPress(event) ? start() : stop())
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, begin, { passive: true })
    document.addEventListener('click', press, true)
    return () => {
      stop()
      for (const kind of kinds) document.removeEventListener(kind, begin)
      document.removeEventListener('click', press, true)
    }
  }, [])
}
