import type { Language } from '@kindling/ui/i18n'
import type { Query } from '../data/query.ts'
import type { MessageNamespace } from './message-namespaces.ts'
import type { PageModule } from './pages.ts'

/** Reads into the page's cache; what is there already is not read again. */
export type ReadAhead = <Answer>(query: Query<Answer>) => Promise<Answer>

/** The location within a route. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/**
 * What the browser knows of a route: the export `route` of its `route.ts`. All of these are fetched once a page is
 * idle, so put what a browser does not need into {@link RouteOnServer}.
 */
export interface Route {
  /** Patterns of its addresses, as the router writes them. */
  readonly paths: readonly string[]
  /** `session`: a visitor is sent to log in first, and comes back. */
  readonly access: 'public' | 'session'
  /** Its page, a file of its own for the browser: always `() => import('./Page.tsx')`. */
  readonly page: () => Promise<PageModule>
  /** Message namespaces of the page, besides those of the shell. */
  readonly messages: readonly MessageNamespace[]
  /**
   * What the page shows first, fetched once somebody is about to open it (use-ahead.ts). It only reads: the link
   * may never be followed.
   */
  readonly ahead?: (place: Place, read: ReadAhead) => Promise<unknown>
  /** Scripts of the page besides its own file, in the order in which they are needed. */
  readonly parts?: () => Promise<unknown>
  /**
   * A path of the route that people open next from here. Its scripts and messages are fetched once this page is at rest,
   * where the network is fast.
   */
  readonly leadsTo?: string
  /** The allowed values of a parameter, if it is present; an address with another value does not match this route. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** Navigating between two routes of one group does not scroll to the top (spec 1 §2). */
  readonly scrollGroup?: string
  /** `never`: logging in from here does not lead back here, and a code in the address is not copied into `next`. */
  readonly next?: 'never'
  /** `own`: the page has a header of its own instead of the site's (spec 1 §2). */
  readonly header?: 'own'
  /** `own`: the page itself asks to confirm the e-mail, so the notice over every page does not. */
  readonly confirmNotice?: 'own'
}

/** `none`: the address is a secret, so it is sent to no other site and stored in no cache (accounts 27). */
export type ReferrerRule = 'origin' | 'none'

/** What the headers of a page depend on, besides the site's own settings. */
export interface PageRules {
  readonly referrer: ReferrerRule
  /** A new card may be given there. */
  readonly cardFields: boolean
}

/** The queries of the first view. The server reads them before it renders; a browser does not prefetch them. */
export type Loader = (place: Place, language: Language) => Query<unknown>[]

/** What the server and the build know of a route: the export `server` of its `route.ts`. No browser gets it. */
export interface RouteOnServer {
  /** The sections of the specification that describe it. */
  readonly spec: string
  readonly referrer: ReferrerRule
  /** Whether search engines may list it. A page may still say `no` for its content. */
  readonly index: 'yes' | 'no'
  /**
   * Budget of its scripts: in kB of gzip on top of those of every page, or relative to the floor (bench/budgets.ts).
   */
  readonly budget: { readonly kB: number } | { readonly timesFloor: number }
  readonly loader?: Loader
  /**
   * Lazy files, from the workspace's root, that are rendered with the page. Their scripts come later, their styles at
   * once.
   */
  readonly lazyParts?: readonly string[]
  /** A new card may be given here: the page may frame the payment processor's fields. */
  readonly cardFields?: true
  /** Whether its content asks for Google Analytics, by what the loader read: the page may connect to it. */
  readonly countsVisits?: (place: Place, answers: Readonly<Record<string, unknown>>) => boolean
  /** Redirect target of an address without a page of its own; null if it has none. */
  readonly redirect?: (place: Place) => string | null
  /** Status of the response; 200 if absent. */
  readonly status?: number
}
