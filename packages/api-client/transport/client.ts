import { REQUEST_TIMEOUT_MS } from '@kindling/validation/limits'
import {
  type AnswerOf,
  type BodyOf,
  type EndpointSpec,
  type ErrorOf,
  fillPath,
  type ParamsOf,
  type QueryOf,
} from '../contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { basicCredentials } from './basic.ts'
import { readAnswer } from './read-answer.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

type IfNeeded<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value }

/** What a call takes: only what its endpoint declares, and nothing it does not. */
export type CallInput<E extends EndpointSpec> = (keyof ParamsOf<E> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<E> }) & { readonly query?: QueryOf<E> } & IfNeeded<'body', BodyOf<E>> &
  (E['auth'] extends 'basic' ? { readonly credentials: Credentials } : { readonly credentials?: undefined }) &
  (E extends { readonly idempotent: true }
    ? {
        /** Made and kept by the caller, so that a retry is the same call. */ readonly idempotencyKey: string
      }
    : { readonly idempotencyKey?: undefined }) & { readonly signal?: AbortSignal }

export interface ClientOptions {
  /** Ends with a slash: `/api/`. */
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  /** A call found that the session it was made with is over. Called once for many parallel calls. */
  readonly onUnauthorized?: (endpoint: EndpointSpec) => void
  /** A call needs a confirmed e-mail address (403). */
  readonly onConfirmationNeeded?: () => void
  /** Extra headers of every call: the server renders pages with the visitor's cookie. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds for an endpoint, in place of its own; tests shorten it. */
  readonly timeoutFor?: (endpoint: EndpointSpec) => number
}

export type Client = <const E extends EndpointSpec>(endpoint: E, input: CallInput<E>) => Promise<AnswerOf<E>>

/** Milliseconds an endpoint may take: its own figure, else 10 s. */
export const defaultTimeout = (endpoint: EndpointSpec): number => endpoint.timeoutMs ?? REQUEST_TIMEOUT_MS

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly credentials?: Credentials
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

function urlOf(baseUrl: string, endpoint: EndpointSpec, input: LooseInput): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  const search = query.size > 0 ? `?${query}` : ''
  return baseUrl + fillPath(endpoint.path, input.params) + search
}

/** Whether its 401 says that nobody was let in, and not that a session has ended. */
const signsIn = (endpoint: EndpointSpec): boolean => endpoint.auth === 'basic' || endpoint.signsIn === true

/** A body with a file, as a form; the browser writes the boundary and the content type. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.set(key, value instanceof Blob ? value : String(value))
  }
  return form
}

/** Characters; of all calls that outlive their page a browser carries 64 KiB together. */
const keptAliveMax = 8_192

function requestOf(endpoint: EndpointSpec, input: LooseInput, options: ClientOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers }
  if (input.credentials)
    headers.authorization = basicCredentials(input.credentials.email, input.credentials.password)
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  if (endpoint.multipart) init.body = formOf(input.body)
  else if (endpoint.method !== 'GET') {
    headers['content-type'] = 'application/json'
    const body = JSON.stringify(input.body ?? {})
    init.body = body
    // A small change is on its way even if the page is left or reloaded in the same moment.
    if (!endpoint.readsOnly && body.length <= keptAliveMax) init.keepalive = true
  }
  return init
}

/**
 * The only code that sees fetch, a status or a time-out.
 *
 * Every failure is an {@link ApiError}, except that a call whose own `signal` was aborted rejects with the signal's
 * reason: the person has moved on, and there is nobody to tell.
 */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((url, init) => fetch(url, init))
  const timeoutFor = options.timeoutFor ?? defaultTimeout
  let unauthorizedTold = false

  const call = async (endpoint: EndpointSpec, input: LooseInput): Promise<unknown> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutFor(endpoint))
    const signal = input.signal ? AbortSignal.any([input.signal, timeout.signal]) : timeout.signal
    try {
      const response = await send(urlOf(options.baseUrl, endpoint, input), {
        ...requestOf(endpoint, input, options),
        signal,
      })
      const answer = await readAnswer(response, {
        ownsRejection: signsIn(endpoint),
        answerKeys: endpoint.answerKeys,
      })
      if (endpoint.auth === 'session' || signsIn(endpoint)) unauthorizedTold = false
      return answer
    } catch (error) {
      if (input.signal?.aborted) throw input.signal.reason
      if (timeout.signal.aborted) throw new ApiError([{ code: 'REQUEST_TIMEOUT' }], 0)
      if (!(error instanceof ApiError)) throw new ApiError([{ code: 'NETWORK_FAILURE' }], 0)
      if (error.status === 401 && !signsIn(endpoint) && !unauthorizedTold) {
        unauthorizedTold = true
        options.onUnauthorized?.(endpoint)
      }
      // One that names a field asks for something else: an identity, say.
      if (error.status === 403 && error.field === undefined) options.onConfirmationNeeded?.()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  return call as Client
}

/** The failure of one endpoint's call, with only the codes it can give. */
export type CallError<E extends EndpointSpec> = ApiError<ErrorOf<E>>
