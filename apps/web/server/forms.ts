import type { HttpBindings } from '@hono/node-server'
import type { RunningPlatform } from '@kindling/api'
import { confirmEmail, confirmPasswordReset, login } from '@kindling/api-client/contract/auth'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { confirmNewsletter, unsubscribeFromNewsletter } from '@kindling/api-client/contract/mailing-list'
import { loginWithTotp, resetTotp } from '@kindling/api-client/contract/totp'
import { register } from '@kindling/api-client/contract/users'
import { basicCredentials } from '@kindling/api-client/transport'
import { loginFlow } from '@kindling/ui/state/login-flow'
import type { ErrorCode } from '@kindling/validation/errors'
import { formIssues } from '@kindling/validation/forms/issues'
import { resetPasswordForm } from '@kindling/validation/forms/reset-password'
import type { Context, Hono } from 'hono'
import { backTo } from '../app/login-redirect.ts'
import { welcomePath, withWelcome } from '../app/welcome.ts'
import type { DeliveredForm } from '../data/sent-form.ts'
import { formLimit, isOwnOrigin, readForm, unreadableForm } from './form-body.ts'
import { type PageOptions, type Pages, servePage } from './pages.ts'

type Site = Hono<{ Bindings: HttpBindings }>
type SiteContext = Context<{ Bindings: HttpBindings }>

interface Answered {
  readonly errors?: readonly { code: ErrorCode; field?: string; params?: Record<string, string | number> }[]
  readonly totp_required?: boolean
}

/**
 * Whether our own page sent this. A browser sends the page's origin with every form, so a form without one is not ours;
 * neither is a body of another type.
 */
async function isOwn(context: SiteContext, pages: Pages, origin: string | null): Promise<boolean> {
  const from = context.req.header('origin')
  const site = context.req.header('sec-fetch-site')
  const type = context.req.header('content-type')?.split(';')[0]?.trim()
  // A page without a referrer (accounts 27) sends `null` as its origin: Sec-Fetch-Site decides there.
  const isVouched =
    from === 'null' && site === 'same-origin' && (await pages.rulesOf(context.req.path)).referrer === 'none'
  return (isOwnOrigin(context, origin) || isVouched) && type === 'application/x-www-form-urlencoded'
}

/** Request headers that the platform uses to count attempts, describe a session and write e-mails. */
function passedOn(context: SiteContext): Record<string, string> {
  const names = ['cookie', 'user-agent', 'accept-language', 'x-forwarded-for']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = context.req.header(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The call of the platform that a form makes. */
interface Ask {
  readonly endpoint: Pick<EndpointSpec, 'method' | 'path'>
  readonly headers?: Readonly<Record<string, string>>
  readonly body: object
}
interface Forms {
  readonly path:
    | '/login'
    | '/signup'
    | '/reset-password'
    | '/confirmemail'
    | '/newsletter'
    | '/newsletter/unsubscribe'
  /** Redirect without a `next`; null: the page itself shows the success. */
  readonly home: string | null
  /** Redirect with a `next`. */
  readonly goesOn: (next: string) => string
  readonly ask: (form: URLSearchParams, address: URLSearchParams) => Ask
  /** Whether the form is the second step of logging in. */
  readonly isSecond?: (form: URLSearchParams) => boolean
  /** Errors found before the call, by rules that no call knows. */
  readonly check?: (form: URLSearchParams) => Answered['errors']
}

const read = (form: URLSearchParams, name: string) => form.get(name) ?? ''

const forms: readonly Forms[] = [
  {
    path: '/login',
    home: backTo(null),
    goesOn: backTo,
    isSecond: (form) => form.has('code') || form.has('totp_recovery_key'),
    // An empty form does not count as a try, and its code is not called "not correct".
    check: (form) =>
      ['code', 'totp_recovery_key']
        .filter((field) => form.has(field) && read(form, field).trim() === '')
        .map((field) => ({ code: 'FIELD_MISSING' as const, field })),
    ask: (form) => {
      if (form.has('code')) return { endpoint: loginWithTotp, body: { code: read(form, 'code') } }
      if (form.has('totp_recovery_key'))
        return { endpoint: resetTotp, body: { totp_recovery_key: read(form, 'totp_recovery_key') } }
      const authorization = basicCredentials(read(form, 'email'), read(form, 'password'))
      return { endpoint: login, headers: { authorization }, body: {} }
    },
  },
  {
    path: '/signup',
    home: welcomePath,
    goesOn: (next) => withWelcome(backTo(next)),
    ask: (form) => ({
      endpoint: register,
      body: { email: read(form, 'email'), password: read(form, 'password') },
    }),
  },
  {
    path: '/reset-password',
    home: null,
    goesOn: backTo,
    ask: (form, address) => ({
      endpoint: confirmPasswordReset,
      body: { code: read(address, 'code'), new_password: read(form, 'new_password') },
    }),
    check: (form) =>
      formIssues(resetPasswordForm, Object.fromEntries(form)).map(({ path: field, code, params }) => ({
        code,
        field,
        ...(params && { params }),
      })),
  },
  {
    path: '/confirmemail',
    home: null,
    goesOn: backTo,
    ask: (_form, address) => ({ endpoint: confirmEmail, body: { code: read(address, 'code') } }),
  },
  {
    path: '/newsletter',
    home: null,
    goesOn: backTo,
    ask: (_form, address) => ({ endpoint: confirmNewsletter, body: { code: read(address, 'code') } }),
  },
  {
    path: '/newsletter/unsubscribe',
    home: null,
    goesOn: backTo,
    ask: (_form, address) => ({ endpoint: unsubscribeFromNewsletter, body: { code: read(address, 'code') } }),
  },
]

/** What the page shows after a form; null: it succeeded, and the browser is redirected. */
function outcomeOf(
  form: URLSearchParams,
  { ok, retryAfter, answered }: { ok: boolean; retryAfter: number | null; answered: Answered },
  { home, isSecond }: Forms,
): Omit<DeliveredForm, 'path'> | null {
  const email = read(form, 'email')
  const second = isSecond?.(form) ?? false
  const way = form.has('totp_recovery_key') ? 'key' : 'code'
  if (ok) {
    if (answered.totp_required) return { flow: { view: 'second form', email, way, failure: null } }
    if (second && way === 'key') return { flow: { view: 'recovered' } }
    return home === null ? { done: true } : null
  }
  const items = answered.errors ?? [{ code: 'EXTERNAL_ERROR' as const }]
  const failure = { items, retryAfter }
  if (!second) return { refused: { email, failure } }
  const code = items[0]?.code ?? ''
  return { flow: loginFlow({ view: 'second form', email, way, failure }, { type: 'refused', code }) }
}

/** The request's cookies, overwritten by those that the answer sets. */
function cookiesAfter(context: SiteContext, answer: Response): string {
  const pairs = [
    context.req.header('cookie') ?? '',
    ...answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? ''),
  ]
  const cookies = new Map(
    pairs.flatMap((each) => each.split(';')).map((pair) => [pair.split('=')[0]?.trim() ?? '', pair.trim()]),
  )
  return [...cookies.values()].join('; ')
}

/**
 * Logging in and signing up before scripts have arrived, or without any: the browser sends the forms of the two pages
 * by itself. The platform's own calls do the work; a rejection returns the page with its message and the e-mail, never
 * the password. It also serves the links of e-mails. Between the password and the code, a cookie holds the MFA
 * challenge.
 */
export function serveForms(site: Site, platform: RunningPlatform, pages: Pages, options: PageOptions): void {
  const send = (context: SiteContext, { endpoint, headers, body }: Ask) =>
    platform.app.request(
      `/${endpoint.path}`,
      {
        method: endpoint.method,
        headers: { ...passedOn(context), 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      { ...context.env, fromForm: true },
    )
  for (const kind of forms) {
    const { path, home, ask, check } = kind
    // Forms without an `action` post to the page's own address, which may end in a slash.
    site.on('POST', [path, `${path}/`], formLimit, async (context) => {
      const url = new URL(context.req.url)
      if (!(await isOwn(context, pages, options.origin)))
        return context.redirect(url.pathname + url.search, 303)
      const form = await readForm(context)
      if (!form) return unreadableForm(context)
      const wrong = check?.(form) ?? []
      const answer =
        wrong.length > 0
          ? Response.json({ errors: wrong }, { status: 400 })
          : await send(context, ask(form, url.searchParams))
      const retryAfter = Number(answer.headers.get('retry-after')) || null
      const outcome = outcomeOf(form, { ok: answer.ok, retryAfter, answered: await answer.json() }, kind)
      const next = url.searchParams.get('next')
      const response = outcome
        ? await servePage(context, pages, options, {
            form: { path: url.pathname, ...outcome },
            status: answer.status >= 500 ? 503 : answer.status,
            cookies: cookiesAfter(context, answer),
          })
        : context.redirect(next ? kind.goesOn(next) : (home ?? '/'), 303)
      for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
      return response
    })
  }
}
