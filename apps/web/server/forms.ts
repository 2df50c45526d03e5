import type { HttpBindings } from '@hono/node-server'
import type { RunningPlatform } from '@kindling/api'
import { login } from '@kindling/api-client/contract/auth'
import { register } from '@kindling/api-client/contract/users'
import { basicCredentials } from '@kindling/api-client/transport'
import type { ErrorCode } from '@kindling/validation/errors'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { backTo } from '../app/login-redirect.ts'
import { welcomePath } from '../app/welcome.ts'
import { type PageOptions, type Pages, servePage } from './pages.ts'

type Site = Hono<{ Bindings: HttpBindings }>
type SiteContext = Context<{ Bindings: HttpBindings }>

interface Answered {
  readonly errors?: readonly { code: ErrorCode; field?: string; params?: Record<string, string | number> }[]
  readonly totp_required?: boolean
}

/** Bytes: an address and a password, whatever a form may be made to send. */
const bodyMax = 8 * 1024

/**
 * Whether our own page sent this. A browser names the page's origin with every form it sends, so one without is none of
 * ours; neither is a body of another kind.
 */
function isOwn(context: SiteContext, origin: string | null): boolean {
  const from = context.req.header('origin')
  const host = context.req.header('host')
  const own = origin ? [origin] : [`http://${host}`, `https://${host}`]
  const site = context.req.header('sec-fetch-site')
  const type = context.req.header('content-type')?.split(';')[0]?.trim()
  return (
    from !== undefined &&
    own.includes(from) &&
    (site === undefined || site === 'same-origin') &&
    type === 'application/x-www-form-urlencoded'
  )
}

/** Headers of the browser that the platform counts attempts by, keeps with a session and writes letters by. */
function passedOn(context: SiteContext): Record<string, string> {
  const names = ['cookie', 'user-agent', 'accept-language', 'x-forwarded-for']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = context.req.header(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

interface Sent {
  readonly email: string
  readonly password: string
}
const calls = {
  '/login': {
    endpoint: login,
    init: ({ email, password }: Sent) => ({
      headers: { authorization: basicCredentials(email, password) },
      body: '{}',
    }),
    home: '/',
  },
  '/signup': {
    endpoint: register,
    init: (sent: Sent) => ({ headers: {}, body: JSON.stringify(sent) }),
    home: welcomePath,
  },
} as const

/**
 * Logging in and signing up before any script has arrived, or without any: the forms of the two pages, sent by the
 * browser itself. The platform's own calls do the work; what they refuse comes back as the page with its message and
 * the e-mail, never the password.
 */
export function serveForms(site: Site, platform: RunningPlatform, pages: Pages, options: PageOptions): void {
  for (const [path, call] of Object.entries(calls)) {
    site.post(path, bodyLimit({ maxSize: bodyMax }), async (context) => {
      const url = new URL(context.req.url)
      if (!isOwn(context, options.origin)) return context.redirect(url.pathname + url.search, 303)
      const form = new URLSearchParams(await context.req.text())
      const sent = { email: form.get('email') ?? '', password: form.get('password') ?? '' }
      const { headers, body } = call.init(sent)
      const answer = await platform.app.request(
        `/${call.endpoint.path}`,
        {
          method: call.endpoint.method,
          headers: { ...passedOn(context), 'content-type': 'application/json', ...headers },
          body,
        },
        context.env,
      )
      const answered: Answered = await answer.json()
      if (answer.ok && !answered.totp_required) {
        for (const cookie of answer.headers.getSetCookie())
          context.header('set-cookie', cookie, { append: true })
        const next = url.searchParams.get('next')
        return context.redirect(next ? backTo(next) : call.home, 303)
      }
      // A code has to follow, which takes the page's script: it goes on from there once the script is there.
      const items = answered.errors ?? [{ code: 'TOTP_NEEDS_SCRIPT' as ErrorCode }]
      const retryAfter = Number(answer.headers.get('retry-after')) || null
      return servePage(context, pages, options, {
        form: { path, email: sent.email, failure: { items, retryAfter } },
        status: answer.status >= 500 ? 503 : answer.ok ? 400 : answer.status,
      })
    })
  }
}
