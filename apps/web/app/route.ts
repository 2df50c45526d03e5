import type { Language } from '@kindling/ui/i18n'
import type { Query } from '../data/query.ts'
import type { MessageNamespace } from './message-namespaces.ts'
import type { PageModule } from './pages.ts'

/** Where somebody is within a route. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/**
 * What the browser knows of a route: the export `route` of its `route.ts`. All of these are fetched once a page is at
 * rest, so what a browser has no use for belongs to {@link RouteOnServer}.
 */
export interface Route {
  /** Patterns of its addresses, as the router writes them. */
  readonly paths: readonly string[]
  /** `session`: a visitor is sent to log in first, and comes back. */
  readonly access: 'public' | 'session'
  /** Its page, a file of its own for the browser: always `() => import('./Page.tsx')`. */
  readonly page: () => Promise<PageModule>
  /** Message namespaces that it shows, beside those of the shell. */
  readonly messages: readonly MessageNamespace[]
  /** The values that a parameter may have, if it is there; an address with another one is not of this route. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** Two routes of one group do not scroll to the top between them (spec 1 §2). */
  readonly scrollGroup?: string
  /** `never`: logging in from here does not lead back here, and a code in the address does not travel on in `next`. */
  readonly next?: 'never'
  /** `own`: the page has a header of its own, in place of the site's (spec 1 §2). */
  readonly header?: 'own'
  /** `own`: the page itself says that the e-mail has to be confirmed, so the notice over every page does not. */
  readonly confirmNotice?: 'own'
}

/** `none`: the address opens something, so it is told to no other site and kept by no cache (accounts 27). */
export type ReferrerRule = 'origin' | 'none'

/** The queries whose answers the first view shows. The server reads them before it renders; a browser never asks ahead. */
export type Loader = (place: Place, language: Language) => Query<unknown>[]

/** What the server and the build know of a route: the export `server` of its `route.ts`. No browser gets it. */
export interface RouteOnServer {
  /** The sections of the specification that describe it. */
  readonly spec: string
  readonly referrer: ReferrerRule
  /** Whether search engines may list it. A page may still say `no` for what it shows. */
  readonly index: 'yes' | 'no'
  /** What its scripts may weigh: in kB of gzip beyond what every page has, or by the floor (bench/budgets.ts). */
  readonly budget: { readonly kB: number } | { readonly timesFloor: number }
  readonly loader?: Loader
  /** Files, from the workspace's root, that are rendered with the page and whose script comes later. Their styles come at once. */
  readonly lazyParts?: readonly string[]
  /** Where an address leads that shows nothing itself; null where it does. */
  readonly redirect?: (place: Place) => string | null
  /** Answered with this status; 200 where absent. */
  readonly status?: number
}
