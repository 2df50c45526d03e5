import { LinkProvider } from '@kindling/ui'
import { deferred } from '@kindling/ui/deferred'
import { BrokenView } from '@kindling/ui/views/system/BrokenView'
import type { i18n } from 'i18next'
import { Activity, type ReactNode, Suspense, use, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { UNSAFE_LocationContext as Place, Route, Routes, useLocation } from 'react-router-dom'
import { type Delivered, PlatformProvider, type PlatformProviderProps } from '../data/platform.tsx'
import { firstRoute, loadRoute, routeTable } from './chunks.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FollowProvider } from './follow.tsx'
import { PageMoment } from './page-moment.tsx'
import { PageOrigin } from './page-origin.tsx'
import { type Preferences, PreferencesProvider } from './preferences.tsx'
import { RouterLink } from './RouterLink.tsx'
import { RouteView } from './RouteView.tsx'
import type { RouteFacts } from './route-table.ts'
import { Shell } from './Shell.tsx'

const Navigation = deferred(() => import('./at-rest.ts').then((module) => module.Navigation))

export interface SurroundingsProps extends Pick<PlatformProviderProps, 'client' | 'cache'> {
  readonly i18n: i18n
  readonly preferences: Preferences
  readonly origin: string
  /** Milliseconds at which the page was rendered. */
  readonly now: number
  readonly delivered?: Delivered
  readonly children: ReactNode
}

/** Everything around the pages, except the router: the browser's, the server's or a story's. */
export function Surroundings({ i18n, preferences, origin, now, children, ...platform }: SurroundingsProps) {
  return (
    <PageOrigin value={origin}>
      <PageMoment value={now}>
        <PreferencesProvider initial={preferences}>
          <I18nextProvider i18n={i18n}>
            <PlatformProvider {...platform}>
              <LinkProvider component={RouterLink}>{children}</LinkProvider>
            </PlatformProvider>
          </I18nextProvider>
        </PreferencesProvider>
      </PageMoment>
    </PageOrigin>
  )
}

export interface AppProps {
  /** The server's result for the address, if it differs from the table: not found. */
  readonly route?: RouteFacts
  readonly demo?: boolean
}

interface Visited {
  /** One for each page that is opened, however its address changes while it is open. */
  readonly id: string
  /** Its step in the history, and the address there: a link within a page that a browser follows is no step of ours. */
  readonly at: string
  readonly route: RouteFacts
  /** The page as it is at this address: the same element is not drawn again. */
  readonly page: ReactNode
}

/**
 * The page of the URL. A client navigation waits for the route table and keeps the page before visible. A list stays
 * behind the page it leads to, hidden and without effects: going back shows it as it was, and draws nothing anew.
 */
function Page({ route: given }: Pick<AppProps, 'route'>) {
  const place = use(Place)
  const { pathname, search, hash, key } = place.location
  const at = key + pathname + search + hash
  const route = given ?? firstRoute(pathname) ?? use(routeTable()).matchRoute(pathname, search).route
  const page = (
    <Place value={place}>
      <Routes>
        <Route path={route.path} element={<RouteView route={route} />} />
      </Routes>
    </Place>
  )
  const opened = { id: at, at, route, page }
  const [pages, setPages] = useState<readonly [Visited, ...Visited[]]>([opened])
  const [shown, behind] = pages
  if (shown.at !== at) {
    if (behind?.at === at) setPages([behind])
    else if (shown.route.path === route.path) setPages([{ ...opened, id: shown.id }, ...pages.slice(1)])
    else setPages(shown.route.leadsTo === route.path ? [opened, shown] : [opened])
  }
  return pages.map(({ id, page }, index) => (
    <Activity key={id} mode={index > 0 ? 'hidden' : 'visible'}>
      {page}
    </Activity>
  ))
}

/** The site: shell around the page of the URL. A public demonstration shows that it is one. */
export function App({ demo = false, route }: AppProps) {
  const { pathname, search } = useLocation()
  const broken = <BrokenView href={pathname + search} />
  return (
    // The outer boundary holds errors around the page: a part of the header that could not be fetched, for example.
    <FollowProvider>
      <ErrorBoundary resetKey={pathname} fallback={broken}>
        <Navigation loadRoute={loadRoute} />
        <Shell demo={demo} route={route}>
          <ErrorBoundary resetKey={pathname} fallback={broken}>
            <Suspense fallback={null}>
              <Page {...(route && { route })} />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </ErrorBoundary>
    </FollowProvider>
  )
}
