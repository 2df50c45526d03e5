import type { HttpBindings } from '@hono/node-server'
import { contract, type EndpointName, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { byPrecision } from '@kindling/api-client/contract/order'
import { schemas } from '@kindling/api-client/contract/schemas'
import type { ErrorCode } from '@kindling/validation/errors'
import type { ProjectRole } from '@kindling/validation/permissions'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { checkAccess, type ProjectRow } from '../kernel/access.ts'
import type { BrowserKey, Device, Handlers, ShortCookie } from '../kernel/call.ts'
import { Failure, refuse } from '../kernel/failure.ts'
import type { Language, Reading } from '../kernel/language.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { isStorable } from '../kernel/text.ts'
import { browserKey } from './browser-key.ts'
import { deviceOf } from './device.ts'
import { addressOf, isForeign, isLedAstray, originOf } from './guard.ts'
import { onceForKey } from './idempotency.ts'
import { languageOf, readingOf } from './language.ts'
import { decodeText, parse } from './parse.ts'
import { readBody } from './read-body.ts'
import { endSession, readSession, sessionHashOf, startSession } from './session.ts'
import { shortCookie } from './short-cookie.ts'

/** Set by the server that passes the request on, outside the request; a client cannot set it. */
export interface Passed extends HttpBindings {
  /** A page of the site sent a plain form: no script can send the password again with the code. */
  readonly fromForm?: true
}
export type HttpEnv = { Bindings: Passed; Variables: { requestId: string } }

interface LooseCall {
  platform: Platform
  params: Record<string, string>
  query: unknown
  body: unknown
  user: User | null
  project: ProjectRow | undefined
  roles: readonly ProjectRole[] | undefined
  credentials: { email: string; password: string } | null
  address: string
  origin: string | null
  language: Language
  reading: Reading
  sessionHash: string | null
  browserKey: BrowserKey
  device: Device
  mfaChallenge: ShortCookie | null
  idempotencyKey: string | undefined
  resumes: boolean
  startSession: (userId: string) => Promise<void>
  endSession: () => Promise<void>
}

function readCredentials(context: Context): { email: string; password: string } | null {
  const header = context.req.header('authorization')
  if (!header?.startsWith('Basic ')) return null
  const text = decodeText(Buffer.from(header.slice(6), 'base64'))
  const colon = text.indexOf(':')
  return colon < 0 || !isStorable(text)
    ? null
    : { email: text.slice(0, colon), password: text.slice(colon + 1) }
}

/** Path parameters. A parameter that cannot be stored matches nothing. */
function readParams(context: Context): Record<string, string> {
  const params = context.req.param() as Record<string, string>
  if (!Object.values(params).every(isStorable)) refuse('NOT_FOUND')
  return params
}

async function answer(
  platform: Platform,
  context: Context<HttpEnv>,
  endpoint: EndpointSpec,
  handler: unknown,
) {
  if (isForeign(platform, context, endpoint.multipart === true)) refuse('FOREIGN_ORIGIN')
  if (endpoint.changesState && isLedAstray(context)) refuse('FOREIGN_ORIGIN')
  const shape = schemas[endpoint.name as EndpointName] as {
    query?: z.core.$ZodType
    body?: z.core.$ZodType
  }
  const user =
    endpoint.auth === 'session' || endpoint.auth === 'optional' ? await readSession(platform, context) : null
  if (endpoint.auth === 'session' && !user) refuse('RESTRICTED_AREA')
  const params = readParams(context)
  const access = await checkAccess(platform.db, endpoint, params, user)
  if (endpoint.status === 'planned') refuse('UNIMPLEMENTED')
  const rawBody = await readBody(context, endpoint)
  const mfaChallenge = context.env?.fromForm
    ? shortCookie(platform, context, { name: 'half-login', sameSite: 'Strict' })
    : null
  const device = deviceOf(platform, context)
  const call: LooseCall = {
    platform,
    params,
    project: access?.project,
    roles: access?.roles,
    query: parse(shape.query, context.req.query()) ?? {},
    body: parse(shape.body, rawBody),
    user,
    credentials: readCredentials(context),
    address: addressOf(platform, context, context.env?.incoming?.socket?.remoteAddress),
    origin: originOf(context),
    language: languageOf(context),
    reading: readingOf(context),
    sessionHash: user ? sessionHashOf(platform, context) : null,
    browserKey: browserKey(platform, context),
    device,
    mfaChallenge,
    idempotencyKey: undefined,
    resumes: false,
    startSession: async (userId) => {
      await startSession(platform, context, userId)
      device.remember(userId)
      mfaChallenge?.forget()
    },
    endSession: () => endSession(platform, context),
  }
  const run = handler as (call: LooseCall) => Promise<unknown>
  if (!endpoint.idempotent || !user) return run(call)
  const request = `${endpoint.method} ${context.req.path} ${JSON.stringify(call.body)}`
  return onceForKey(
    platform,
    { userId: user.id, key: context.req.header('idempotency-key'), request },
    (key, resumes) => run({ ...call, idempotencyKey: key, resumes }),
  )
}

const statusOf = (status: number) => status as 400

/** Writes a failure: known ones with their codes, others as a 500 whose cause only the log has. */
export function writeFailure(platform: Platform, context: Context<HttpEnv>, error: unknown): Response {
  if (error instanceof Failure) {
    if (error.retryAfter !== null) context.header('retry-after', String(error.retryAfter))
    return context.json({ errors: error.items }, statusOf(error.status))
  }
  platform.log.error({ err: error, requestId: context.get('requestId') }, 'request failed')
  const code: ErrorCode = 'NETWORK_FAILURE'
  return context.json({ errors: [{ code }] }, 500)
}

/** Mounts every endpoint of the contract, with and without the trailing slash. */
export function routeContract(
  app: Hono<HttpEnv>,
  respond: (endpoint: EndpointSpec, context: Context<HttpEnv>) => Promise<Response>,
): void {
  const endpoints: EndpointSpec[] = Object.values(contract).sort(byPrecision)
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')}`
    for (const spelling of [path, `${path}/`]) {
      app.on(endpoint.method, spelling, (context) => respond(endpoint, context))
    }
  }
}

/** Answers served calls by their handler, planned ones with UNIMPLEMENTED. */
export function serveContract(app: Hono<HttpEnv>, platform: Platform, handlers: Handlers): void {
  routeContract(app, async (endpoint, context) => {
    const handler = handlers[endpoint.name as ServedName]
    try {
      if (endpoint.auth !== 'none') context.header('cache-control', 'no-store')
      return context.json((await answer(platform, context, endpoint, handler)) ?? {})
    } catch (error) {
      return writeFailure(platform, context, error)
    }
  })
}
