import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress } from 'node:zlib'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { ReferrerRule } from '../app/route.ts'
import type { PageRequest, PageResponse } from '../entry-server.tsx'
import type { AssetsOf } from './manifest.ts'
import { securityHeaders } from './security.ts'

export interface Pages {
  readonly render: (request: PageRequest) => Promise<PageResponse>
  readonly assetsOf: AssetsOf
  /** What a page at this path tells other sites of its address. */
  readonly referrerOf: (pathname: string) => Promise<ReferrerRule>
}

/** HTML is made for one person at one moment, so it is compressed quickly and not hard. */
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
  /** Asks the platform in this process, in the name of whoever asked for the page. */
  readonly inside: (path: string, init: RequestInit, env: Context['env']) => Promise<Response>
  readonly log: Logger
  readonly secure: boolean
  readonly origin: string | null
  /** A public demonstration: the page says so. */
  readonly demo: boolean
}

/** What a proxy says of who asked goes on with what the page asks for: attempts are counted by it. */
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
    cookies: sent?.cookies ?? context.req.header('cookie') ?? '',
    acceptLanguage: context.req.header('accept-language') ?? '',
    nonce,
    fetch: (input, init) => options.inside(String(input), forwarded(context, init), context.env),
    sent,
    assetsOf: pages.assetsOf,
    onError: (error) => options.log.error({ err: error, path: url.pathname }, 'page failed to render'),
  })
  if (page.kind === 'redirect') return context.redirect(page.to, 302)
  const referrer = await pages.referrerOf(url.pathname)
  const headers: Record<string, string> = {
    ...securityHeaders(nonce, options.secure, referrer),
    'content-type': 'text/html; charset=utf-8',
    // The nonce is this response's own, and a page may show who is signed in.
    'cache-control': page.private || referrer === 'none' ? 'private, no-store' : 'no-cache',
    vary: 'cookie, accept-language, accept-encoding',
  }
  const small = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  if (small) headers['content-encoding'] = 'br'
  return new Response(small ? brotli(page.body) : page.body, { status: page.status, headers })
}
