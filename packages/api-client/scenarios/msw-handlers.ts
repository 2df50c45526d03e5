import { catalogue, type ErrorCode } from '@kindling/validation/errors'
import { delay, getResponse, type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw'
import type { EndpointSpec, ErrorOf } from '../contract/endpoint.ts'
import { paramsOf } from '../contract/error-params.ts'
import { type Contract, contract, type ServedName } from '../contract/index.ts'
import { byPrecision } from '../contract/order.ts'
import { base, CallHandler } from './call-handler.ts'
import type { Asked, World } from './handler.ts'
import type { WorldOptions } from './store.ts'
import { createWorld } from './world.ts'

const handle = (endpoint: EndpointSpec, resolver: HttpResponseResolver): HttpHandler =>
  new CallHandler(endpoint, resolver)

async function asked(request: Request, params: Record<string, unknown>): Promise<Asked> {
  const type = request.headers.get('content-type') ?? ''
  const body: unknown = type.startsWith('application/json')
    ? await request.json()
    : type.startsWith('multipart/form-data')
      ? Object.fromEntries(await request.formData())
      : {}
  return {
    params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: (body ?? {}) as Record<string, unknown>,
  }
}

/** Fixed words before places, as the server routes them. */
const byPath = (a: ServedName, b: ServedName) => byPrecision(contract[a], contract[b])

let generation = 0

/** Every world forgets what was done in it. Stories share handlers and a page; each finds its world as it began. */
export function renewWorlds(): void {
  generation += 1
}

/** A happy handler for each served endpoint, on a world of its own. */
export function happy(options: WorldOptions = {}): HttpHandler[] {
  let world = createWorld(options)
  let born = generation
  const current = () => {
    if (born !== generation) world = createWorld(options)
    born = generation
    return world
  }
  return (Object.keys(world) as ServedName[]).sort(byPath).map((name) =>
    handle(contract[name], async ({ request, params }) => {
      const answer: (asked: Asked) => unknown = current()[name]
      return HttpResponse.json((await answer(await asked(request, params))) as object)
    }),
  )
}

/** What handlers answer to one request, outside of a browser; null where none of them answers it. */
export async function respond(handlers: readonly HttpHandler[], request: Request): Promise<Response | null> {
  return (await getResponse([...handlers], request)) ?? null
}

export interface FailureDetail {
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** The response of a code: status and body come from the catalogue, so that they cannot drift. */
export function failureResponse(code: ErrorCode, { field, params }: FailureDetail = {}): Response {
  if (code === 'NETWORK_FAILURE') return HttpResponse.error()
  const item = { code, ...(field ? { field } : {}), ...(params ? { params } : {}) }
  const headers = code === 'RATE_LIMITED' ? { 'retry-after': String(params?.seconds ?? 60) } : {}
  return HttpResponse.json({ errors: [item] }, { status: catalogue[code].status, headers })
}

/** The limits that the contract names, where the code has one of this field. A story cannot show another. */
function withLimits(name: string, code: string, detail: FailureDetail = {}): FailureDetail {
  const limits = paramsOf(name, code, detail.field)
  if (!limits) return detail
  for (const [param, value] of Object.entries(detail.params ?? {}))
    if (limits[param] !== value)
      throw new Error(`${name} ${code} of ${detail.field}: ${param} is ${limits[param]}, not ${value}`)
  return { ...detail, params: limits }
}

/** One endpoint fails with one of the codes it can give. */
export function failing<Name extends keyof Contract>(
  name: Name,
  code: ErrorOf<Contract[Name]>,
  detail?: FailureDetail,
): HttpHandler {
  return handle(contract[name], () => failureResponse(code as ErrorCode, withLimits(name, code, detail)))
}

/** One endpoint never answers: its loading state, or in time its time-out. */
export const pending = (name: keyof Contract): HttpHandler =>
  handle(contract[name], async () => {
    await delay('infinite')
  })

/** One endpoint answers late: the next handler answers, after this many milliseconds. */
export const slow = (name: keyof Contract, milliseconds: number): HttpHandler =>
  handle(contract[name], async () => {
    await delay(milliseconds)
  })

/** One endpoint answers with something no page can read. */
export const malformed = (name: keyof Contract): HttpHandler =>
  handle(contract[name], () => HttpResponse.html('<h1>Gateway</h1>'))

/** One endpoint gives an answer of the story's own. */
export function answering<Name extends ServedName>(name: Name, answer: ReturnType<World[Name]>): HttpHandler {
  return handle(contract[name], () => HttpResponse.json(answer as object))
}

/** Nothing is reached: the machine is offline. */
export const offline = (): HttpHandler => http.all(`${base}*`, () => HttpResponse.error())
