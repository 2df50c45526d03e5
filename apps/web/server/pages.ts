import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress } from 'node:zlib'
import type { CardField } from '@kindling/api-client/model/card-field'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { PageRules } from '../app/route.ts'
import type { PageRequest, PageResponse } from '../entry-server.tsx'
import type { AssetsOf } from './manifest.ts'
import { securityHeaders } from './security.ts'

export interface Pages {
  readonly render: (request: PageRequest) => Promise<PageResponse>
  readonly assetsOf: AssetsOf
  /** What the headers of a page at this path depend on. */
  readonly rulesOf: (pathname: string) => Promise<PageRules>
}

/** HTML is rendered per request, so compress it fast rather than small. */
function brotli(body: ReadableStream): ReadableStream {
  const compressor = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  return Readable.toWeb(Readable.fromWeb(body as NodeStream).pipe(compressor)) as ReadableStream
}

export interface PageOptions {
  /** Calls the platform in this process, with the identity of the page's request. */
  readonly inside: (path: string, init: RequestInit, env: Context['env']) => Promise<Response>
  readonly log: Logger
  readonly secure: boolean
  readonly origin: string | null
  /** Who takes cards in the browser. */
  readonly cardField: CardField['kind']
  /** A public demonstration: the page shows it. */
  readonly demo: boolean
  /** Business time in milliseconds. */
  readonly now: () => number
}

/** Client headers set by a proxy are passed on with the page's own calls: attempts are counted by them. */
function forwarded(context: Context, init: RequestInit = {}): RequestInit {
  const address = context.req.header('x-forwarded-for')
  if (address === undefined) return init
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', address)
  return { ...init, headers }
}

/** Answers a page request with its HTML, under a policy of its own. */
export async function servePage(
  context: Context,
  pages: Pages,
  options: PageOptions,
  sent?: PageRequest['sent'],
): Promise<Response> {
  const url = new URL(context.req.url)
  const nonce = randomBytes(16).toString('base64')
  const page = await pages.render({
    url,
    origin: options.origin ?? url.origin,
    demo: options.demo,
    now: options.now,
    cookies: sent?.cookies ?? context.req.header('cookie') ?? '',
    acceptLanguage: context.req.header('accept-language') ?? '',
    nonce,
    fetch: (input, init) => options.inside(String(input), forwarded(context, init), context.env),
    sent,
    assetsOf: pages.assetsOf,
    onError: (error) => options.log.error({ err: error, path: url.pathname }, 'page failed to render'),
  })
  if (page.kind === 'redirect') return context.redirect(page.to, 302)
  const { referrer, cardFields } = await pages.rulesOf(url.pathname)
  const headers: Record<string, string> = {
    ...securityHeaders(nonce, {
      secure: options.secure,
      referrer,
      frames: cardFields && options.cardField === 'stripe' ? 'stripe' : null,
      visits: page.visits ?? null,
    }),
    'content-type': 'text/html; charset=utf-8',
    // The nonce belongs to this response, and a page may show who is signed in.
    'cache-control': page.private || referrer === 'none' ? 'private, no-store' : 'no-cache',
    vary: 'cookie, accept-language, accept-encoding',
  }
  const small = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  if (small) headers['content-encoding'] = 'br'
  return new Response(small ? brotli(page.body) : page.body, { status: page.status, headers })
}
