import { layOutRest } from '@kindling/ui/below'
import { focusComingHeading, focusHeading } from '@kindling/ui/focus-heading'
import { whenInterested } from '@kindling/ui/interest'
import { DELAY } from '@kindling/validation/limits'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { usePlatform } from '../data/platform.tsx'
import { recordArrival, recordSearch } from '../data/referrals.ts'
import { readSearchAddress } from '../data/search-address.ts'
import { useSession } from '../data/session.tsx'
import { useSessionKept } from '../data/session-kept.ts'
import { recordProjectVisit } from '../data/visits.ts'
import { hashTarget } from './hash-target.ts'
import { lastPath } from './last-path.ts'
import { matchRoute } from './route-table.ts'
import { useAhead } from './use-ahead.ts'
import { useFocusLeft } from './use-focus-left.ts'
import { useWrittenLinks } from './use-written-links.ts'

/**
 * Whether focus is in the page. Where this script comes after a press, that may be a filter or a tab, which keeps it, or
 * a link of the page that is left, which is still shown for a moment.
 */
const isInPage = () => document.querySelector('main')?.contains(document.activeElement)

const toTop = () => window.scrollTo(0, 0)

/**
 * Shows what a hash names. After a press focus goes there as well, as the browser does in a page of its own: else the
 * keyboard would start again at the top. Focus that is elsewhere by then stays there.
 */
function goToTarget(hash: string, pressed: boolean): void {
  const target = document.getElementById(hashTarget(hash))
  target?.scrollIntoView()
  const { activeElement: at } = document
  if (!pressed || (at !== document.body && (at as HTMLAnchorElement).hash !== hash)) return
  target?.focus({ preventScroll: true })
  if (document.activeElement === document.body) focusHeading()
}

export interface NavigationProps {
  /** Fetches the script of a route, by the file of its page. */
  readonly loadRoute: (file: string) => Promise<unknown>
}

/**
 * Scroll and focus after a navigation: to the hash target after half a second, else to the top, except between two
 * routes of one scroll group (spec 1 §2). Back and forward keep the browser's position. Focus moves to the heading, or to
 * the target, so that it is announced. It also records where a visit came from: nothing waits for it.
 */
export function Navigation({ loadRoute }: NavigationProps): null {
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const { client } = usePlatform()
  const { user } = useSession()
  useWrittenLinks()
  useSessionKept()
  useAhead(loadRoute)
  useFocusLeft()
  const before = useRef<{ pathname: string; group: string | undefined } | null>(null)

  useEffect(() => {
    // What moves by itself may begin.
    document.documentElement.dataset.calm = ''
    // The offline notice must be loaded before the network is lost. A short visit never needs it.
    return whenInterested(() => void import('@kindling/ui/views/system/SystemView').catch(() => undefined))
  }, [])
  const visited = useRef<string | null>(null)
  useEffect(() => {
    const params = new URLSearchParams(search)
    recordArrival(client, params)
    const before = visited.current
    visited.current = pathname
    lastPath.write(pathname)
    if (pathname.startsWith('/project/')) recordProjectVisit(client, pathname, before)
    if (pathname === '/search') recordSearch(client, readSearchAddress(params).text)
  }, [client, pathname, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(layOutRest, [pathname])
  // For the heading of a page that is still read. An address that changes within the page does not end it.
  const stopWaiting = useRef<() => void>(() => undefined)
  useEffect(() => () => stopWaiting.current(), [])
  useEffect(() => {
    const group = matchRoute(pathname, search).route.scrollGroup
    const last = before.current
    before.current = { pathname, group }
    if (last?.pathname !== pathname) stopWaiting.current()
    if (hash) {
      const pressed = last !== null && type !== 'POP'
      const timer = setTimeout(() => goToTarget(hash, pressed), DELAY.hashScrollMs)
      return () => clearTimeout(timer)
    }
    if (last === null ? type !== 'PUSH' : last.pathname === pathname || type === 'POP') return
    if (group !== undefined && group === last?.group) return
    if (last === null && isInPage()) {
      stopWaiting.current = focusComingHeading(toTop)
      return
    }
    toTop()
    stopWaiting.current = focusComingHeading()
  }, [pathname, search, hash, type])
  // After a log-out on a page that stays, the pressed menu is gone.
  const known = user !== null
  const was = useRef(known)
  useEffect(() => {
    if (was.current && !known && document.activeElement === document.body) focusHeading()
    was.current = known
  }, [known])
  return null
}
