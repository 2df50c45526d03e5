import { SkipLink } from '@kindling/ui'
import { deferred } from '@kindling/ui/deferred'
import { SiteHeader } from '@kindling/ui/views/shell/SiteHeader'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { categoriesQuery } from '../data/queries.ts'
import { useSession } from '../data/session.tsx'
import { useQuery } from '../data/use-query.ts'
import { loginPath } from './RouteView.tsx'

const Account = deferred(() => import('./Account.tsx').then((module) => module.Account))
const Search = deferred(() => import('./at-rest.ts').then((module) => module.Search))
const Notices = deferred(() => import('./at-rest.ts').then((module) => module.Notices))
const DemoNotice = deferred(() => import('./at-rest.ts').then((module) => module.DemoNotice))
const Footer = deferred(() => import('./at-rest.ts').then((module) => module.Footer))

/** Nobody wants to come back to these, and a code in an address must not travel on in another. */
const authPath =
  /^\/(login|signup|confirmemail|undo-email|newsletter(\/unsubscribe)?|social_auth_error|\w+_authenticated|(forgot|reset)-password)\/?$/

/** Whose pages have a header of their own (spec 1 §2). */
const ownHeader = /^\/dashboard(\/|$)/

const mainId = 'main'

/** What surrounds every page. */
export function Shell({ demo, children }: { demo: boolean; children: ReactNode }) {
  const { t: common } = useTranslation()
  const { pathname, search, hash: written } = useLocation()
  const { user } = useSession()
  const [exploring, setExploring] = useState(false)
  const { data } = useQuery(exploring ? categoriesQuery() : null)
  const authPage = authPath.test(pathname)
  // No server sees a hash: the first view is hydrated without it.
  const [hash, setHash] = useState('')
  useEffect(() => setHash(written), [written])
  const back =
    new URLSearchParams(search).get('next') ??
    (authPage || pathname === '/' ? null : pathname + search + hash)

  return (
    <>
      <SkipLink target={mainId}>{common('skipToContent')}</SkipLink>
      {demo && <DemoNotice />}
      {!ownHeader.test(pathname) && (
        <SiteHeader
          account={user && <Account />}
          categories={data?.categories}
          onExplore={() => setExploring(true)}
          searchBar={<Search />}
          loginHref={back ? loginPath(back) : '/login'}
          signupHref={back ? `/signup?next=${encodeURIComponent(back)}` : '/signup'}
        />
      )}
      <Notices />
      <main id={mainId}>{children}</main>
      <Footer />
    </>
  )
}
