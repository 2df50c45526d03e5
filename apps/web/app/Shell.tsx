import { SkipLink } from '@kindling/ui'
import { deferred } from '@kindling/ui/deferred'
import { SiteHeader } from '@kindling/ui/views/shell/SiteHeader'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { categoriesQuery } from '../data/queries.ts'
import { useSession } from '../data/session.tsx'
import { useQuery } from '../data/use-query.ts'
import { routeStore } from './chunks.ts'
import { loginPath } from './RouteView.tsx'
import type { RouteFacts } from './route-table.ts'

const Account = deferred(() => import('./Account.tsx').then((module) => module.Account))
const Search = deferred(() => import('./at-rest.ts').then((module) => module.Search))
const Notices = deferred(() => import('./at-rest.ts').then((module) => module.Notices))
const DemoNotice = deferred(() => import('./at-rest.ts').then((module) => module.DemoNotice))
const Footer = deferred(() => import('./at-rest.ts').then((module) => module.Footer))

const mainId = 'main'

interface ShellProps {
  readonly demo: boolean
  /** The server's result for the address. */
  readonly route: RouteFacts | undefined
  readonly children: ReactNode
}

/** Header, footer and notices of every page. */
export function Shell({ demo, route: given, children }: ShellProps) {
  const { t: common } = useTranslation()
  const { pathname, search, hash: written } = useLocation()
  const { user } = useSession()
  const [exploring, setExploring] = useState(false)
  const { data } = useQuery(exploring ? categoriesQuery() : null)
  const known = () => given ?? routeStore.read(pathname)
  const route = useSyncExternalStore(routeStore.subscribe, known, known)
  // No server sees a hash: the first view is hydrated without it.
  const [hash, setHash] = useState('')
  useEffect(() => setHash(written), [written])
  const back =
    new URLSearchParams(search).get('next') ?? (route?.next === 'never' ? null : pathname + search + hash)

  return (
    <>
      <SkipLink target={mainId}>{common('skipToContent')}</SkipLink>
      {demo && <DemoNotice />}
      {route?.header !== 'own' && (
        <SiteHeader
          account={user && <Account />}
          categories={data?.categories}
          onExplore={() => setExploring(true)}
          searchBar={<Search />}
          loginHref={back ? loginPath(back) : '/login'}
          signupHref={back ? `/signup?next=${encodeURIComponent(back)}` : '/signup'}
        />
      )}
      <Notices saysItself={route?.confirmNotice === 'own'} />
      <main id={mainId}>{children}</main>
      <Footer />
    </>
  )
}
