import { LinkProvider } from '@kindling/ui'
import { deferred } from '@kindling/ui/deferred'
import { BrokenView } from '@kindling/ui/views/system/BrokenView'
import type { i18n } from 'i18next'
import { type ReactNode, Suspense, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Route, Routes, useLocation } from 'react-router-dom'
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

/** The page of the URL. A client navigation waits for the route table and keeps the page before visible. */
function Page({ route: given }: Pick<AppProps, 'route'>) {
  const { pathname, search } = useLocation()
  const route = given ?? firstRoute(pathname) ?? use(routeTable()).matchRoute(pathname, search).route
  return (
    <Routes>
      <Route path={route.path} element={<RouteView route={route} />} />
    </Routes>
  )
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
