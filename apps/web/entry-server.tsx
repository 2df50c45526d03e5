import { getMe } from '@kindling/api-client/contract/users'
import { createClient, isApiError } from '@kindling/api-client/transport'
import { createI18n } from '@kindling/ui/i18n'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App, Surroundings } from './app/App.tsx'
import { loadRoute, routeTable } from './app/chunks.ts'
import { Document, type DocumentAssets, type PageState } from './app/Document.tsx'
import { readPreferences } from './app/preferences.tsx'
import { loginPath } from './app/RouteView.tsx'
import { routeNeeds } from './app/route-needs.ts'
import type { RouteSpec } from './app/route-table.ts'
import { loadWords, shellAreas } from './app/words.ts'
import type { query } from './data/query.ts'
import { type DeliveredForm, sentFormKey } from './data/sent-form.ts'
import { sessionKey } from './data/session.tsx'

export interface PageRequest {
  readonly url: URL
  /** Where the site is reached, for social previews. */
  readonly origin: string
  readonly cookies: string
  readonly acceptLanguage: string
  readonly nonce: string
  /** The platform, in this process or behind an address. */
  readonly fetch: typeof fetch
  /** Scripts and styles of a route, from the build's manifest. */
  readonly assetsOf: (file: string) => DocumentAssets & Pick<PageState, 'merged' | 'script'>
  readonly onError: (error: unknown) => void
  /** A form the browser sent by itself: the page says what came of it. */
  readonly sent?:
    | {
        readonly form: DeliveredForm
        readonly status: number
        /** In place of what came with the form, where it has just begun a session. */
        readonly cookies?: string
      }
    | undefined
}

export type PageResponse =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly body: ReadableStream
      readonly private: boolean
    }
  | { readonly kind: 'redirect'; readonly to: string }

type Answers = PageState['delivered']

async function gather(
  reads: ReturnType<typeof query>[],
  run: (read: ReturnType<typeof query>) => Promise<unknown>,
): Promise<Answers> {
  const delivered: Answers = { answers: {}, failures: {} }
  await Promise.all(
    reads.map(async (read) => {
      try {
        delivered.answers[read.key] = await run(read)
      } catch (error) {
        const { code, status } = isApiError(error) ? error : { code: 'NETWORK_FAILURE', status: 0 }
        delivered.failures[read.key] = { code, status }
      }
    }),
  )
  return delivered
}

/** The status of a page is that of what it shows: a project that is not there is a 404. */
function statusOf(route: RouteSpec, delivered: Answers, needed: readonly string[]): number {
  if (route.status) return route.status
  const failures = needed.flatMap((key) => delivered.failures[key] ?? [])
  if (failures.some(({ status }) => status === 404 || status === 400)) return 404
  return failures.length > 0 && failures.length === needed.length ? 503 : 200
}

/** Renders the page of a URL with its data. */
export async function renderPage(request: PageRequest): Promise<PageResponse> {
  const { url } = request
  const { matchRoute } = await routeTable()
  const { route, place } = matchRoute(url.pathname, url.search)
  const preferences = readPreferences(request.cookies, request.acceptLanguage)
  const client = createClient({
    baseUrl: '/api/',
    fetch: request.fetch,
    headers: { cookie: request.cookies, 'accept-language': preferences.language },
  })
  const i18n = createI18n({ lng: preferences.language, resources: {} })
  const reads = routeNeeds[route.path]?.(place, preferences.language) ?? []
  const [session, delivered] = await Promise.all([
    /kindling/.test(request.cookies) ? client(getMe, {}).catch(() => ({ user: null })) : { user: null },
    gather(reads, (read) => read.run(client)),
    loadRoute(route.file),
    loadWords(i18n, preferences.language, [...shellAreas, ...route.areas]),
  ])
  if (route.auth === 'session' && !session.user)
    return { kind: 'redirect', to: loginPath(url.pathname + url.search) }
  delivered.answers[sessionKey] = session
  if (request.sent) delivered.answers[sentFormKey] = request.sent.form

  const words: Record<string, unknown> = {}
  for (const area of [...shellAreas, ...route.areas])
    words[area] = i18n.getResourceBundle(preferences.language, area)
  const now = Date.now()
  const { merged, script, ...assets } = request.assetsOf(route.file)
  const { path, file, areas, auth, scrollGroup } = route
  const facts = { path, file, areas, ...(auth && { auth }), ...(scrollGroup && { scrollGroup }) }
  const state: PageState = { origin: request.origin, now, delivered, merged, route: facts, script, words }
  const body = await renderToReadableStream(
    <StrictMode>
      <Surroundings
        i18n={i18n}
        preferences={preferences}
        origin={request.origin}
        now={now}
        delivered={delivered}
        client={client}
      >
        <Document assets={assets} state={JSON.stringify(state)} nonce={request.nonce}>
          <StaticRouter location={url.pathname + url.search}>
            <App />
          </StaticRouter>
        </Document>
      </Surroundings>
    </StrictMode>,
    // Parts whose script comes later are rendered here all the same, in their place.
    { nonce: request.nonce, onError: request.onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await body.allReady
  const needed = reads.map((read) => read.key)
  const status = request.sent?.status ?? statusOf(route, delivered, needed)
  return { kind: 'page', status, body, private: session.user !== null || Boolean(request.sent) }
}

export { routes } from './app/route-table.ts'
