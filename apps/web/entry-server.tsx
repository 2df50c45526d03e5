import { AsyncLocalStorage } from 'node:async_hooks'
import { getMe } from '@kindling/api-client/contract/users'
import { createClient, isApiError } from '@kindling/api-client/transport'
import { Alive } from '@kindling/ui/alive'
import { onFormatted } from '@kindling/ui/format'
import { createI18n } from '@kindling/ui/i18n'
import { type ReactNode, StrictMode } from 'react'
import { type RenderToReadableStreamOptions, renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App, Surroundings } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { loadRoute, routeTable } from './app/chunks.ts'
import { Document, type PageState } from './app/Document.tsx'
import { loadMessages, shellNamespaces } from './app/messages.ts'
import { PageIndex } from './app/page-origin.tsx'
import { readPreferences } from './app/preferences.tsx'
import { loginPath } from './app/RouteView.tsx'
import type { RouteOnServer } from './app/route.ts'
import { onServer } from './app/route-server.ts'
import type { RouteFacts } from './app/route-table.ts'
import { confirmLaterKey, isPutOff } from './data/confirm-later.ts'
import type { query } from './data/query.ts'
import { type DeliveredForm, sentFormKey } from './data/sent-form.ts'
import { sessionKey } from './data/session.tsx'
import type { PageAssets } from './server/manifest.ts'

export interface PageRequest {
  readonly url: URL
  /** Public origin of the site, for social previews. */
  readonly origin: string
  /** A public demonstration: the page shows it. */
  readonly demo?: boolean
  /** The platform's business time, in milliseconds: a demo world may be ahead of the clock. */
  readonly now: () => number
  readonly cookies: string
  readonly acceptLanguage: string
  readonly nonce: string
  /** The platform, in this process or at an address. */
  readonly fetch: typeof fetch
  /** Scripts and styles of a route, from the build's manifest. */
  readonly assetsOf: (file: string) => PageAssets
  readonly onError: (error: unknown) => void
  /** A form that the browser sent by itself: the page shows its outcome. */
  readonly sent?:
    | {
        readonly form: DeliveredForm
        readonly status: number
        /** Replaces the request's cookies if the form has just begun a session. */
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
      /** Who may count visits to it, once its visitor agrees. */
      readonly visits?: 'google' | undefined
    }
  | { readonly kind: 'redirect'; readonly to: string }

type Answers = PageState['delivered']

/** As text, so that it runs before any file has arrived. */
const firstScript = `(${boot})()`

/** Texts formatted while a page is rendered, by page: several are rendered at a time. */
const formattedTexts = new AsyncLocalStorage<Map<string, string>>()
onFormatted((name, text) => formattedTexts.getStore()?.set(name, text))
async function renderWhole(page: ReactNode, options: RenderToReadableStreamOptions): Promise<string> {
  const stream = await renderToReadableStream(page, options)
  await stream.allReady
  return new Response(stream).text()
}

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

/** The status of a page follows its content: a missing project is a 404. */
function statusOf({ status }: RouteOnServer, delivered: Answers, keys: readonly string[]): number {
  if (status) return status
  const failures = keys.flatMap((key) => delivered.failures[key] ?? [])
  if (failures.some(({ status }) => status === 404 || status === 400)) return 404
  return failures.length > 0 && failures.length === keys.length ? 503 : 200
}

/** Renders the page of a URL with its data. */
export async function renderPage(request: PageRequest): Promise<PageResponse> {
  const { url } = request
  const { matchRoute, notFoundRoute } = await routeTable()
  const wanted = matchRoute(url.pathname, url.search)
  const { loader, redirect } = onServer(wanted.route)
  const target = request.sent ? null : redirect?.(wanted.place)
  if (target) return { kind: 'redirect', to: target }
  const preferences = readPreferences(request.cookies, request.acceptLanguage)
  const client = createClient({
    baseUrl: '/api/',
    fetch: request.fetch,
    headers: { cookie: request.cookies, 'accept-language': request.acceptLanguage },
  })
  const i18n = createI18n({ lng: preferences.language, resources: {} })
  const demo = request.demo ?? false
  const namespacesOf = (of: RouteFacts) => [
    ...shellNamespaces,
    ...of.messages,
    ...(demo ? (['demo'] as const) : []),
  ]
  const reads = loader?.(wanted.place, preferences.language) ?? []
  const [session, delivered] = await Promise.all([
    /kindling/.test(request.cookies) ? client(getMe, {}).catch(() => ({ user: null })) : { user: null },
    gather(reads, (read) => read.run(client)),
    loadRoute(wanted.route.file),
    loadMessages(i18n, preferences.language, namespacesOf(wanted.route)),
  ])
  let { route } = wanted
  if (route.access === 'session' && !session.user) {
    // Tell a visitor "not found" at once: nobody should log in only to read it.
    if (!Object.values(delivered.failures).some(({ status }) => status === 404))
      return { kind: 'redirect', to: loginPath(url.pathname + url.search) }
    route = notFoundRoute()
    await Promise.all([loadRoute(route.file), loadMessages(i18n, preferences.language, namespacesOf(route))])
  }
  delivered.answers[sessionKey] = session
  if (session.user && isPutOff(request.cookies)) delivered.answers[confirmLaterKey] = true
  if (request.sent) delivered.answers[sentFormKey] = request.sent.form

  const messages: Record<string, unknown> = {}
  for (const namespace of namespacesOf(route))
    messages[namespace] = i18n.getResourceBundle(preferences.language, namespace)
  const now = request.now()
  const { merged, script, css, ...assets } = request.assetsOf(route.file)
  const { page: _page, only: _only, ...facts } = route
  const { index } = onServer(route)
  const { origin } = request
  // Placeholder in the state until they are known; no user text can equal it.
  const formattedPlace = `formatted ${request.nonce}`
  const state = {
    origin,
    now,
    delivered,
    merged,
    route: facts,
    script,
    messages,
    demo,
    formatted: formattedPlace,
  }
  const texts = new Map<string, string>()
  const html = await formattedTexts.run(texts, () =>
    renderWhole(
      <StrictMode>
        <Surroundings
          i18n={i18n}
          preferences={preferences}
          origin={origin}
          now={now}
          delivered={delivered}
          client={client}
        >
          <Document
            assets={assets}
            state={JSON.stringify(state)}
            nonce={request.nonce}
            firstScript={firstScript}
            css={css}
          >
            <StaticRouter location={url.pathname + url.search}>
              <PageIndex value={index}>
                <App demo={demo} route={facts} />
              </PageIndex>
            </StaticRouter>
            {/* Does nothing here. Without it, ids would be counted from another place than in a browser. */}
            <Alive />
          </Document>
        </Surroundings>
      </StrictMode>,
      // Lazy parts are rendered here as well, in their place.
      { nonce: request.nonce, onError: request.onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
    ),
  )
  // All of them are known only now; the state is at the end of the page.
  const whole = html.replace(`"${formattedPlace}"`, () =>
    JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c'),
  )
  const body = new Blob([whole]).stream()
  const keys = reads.map((read) => read.key)
  const status = request.sent?.status ?? statusOf(onServer(route), delivered, keys)
  const visits = onServer(route).countsVisits?.(wanted.place, delivered.answers) ? 'google' : undefined
  return { kind: 'page', status, body, private: session.user !== null || Boolean(request.sent), visits }
}

export { routeFiles, rulesOf } from './app/route-server.ts'
