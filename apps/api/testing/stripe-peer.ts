import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { chargeAnswer, intentAnswer, PeerError, type StripeBooks, stripeBooks } from './stripe-books.ts'

/**
 * What happens to a request on its way: `unreached` never arrives, of `lost` only the answer is lost, `twice` arrives
 * twice, `late` is answered after the caller has gone, `busy` is a 429, `error` a 500 before anything was done.
 */
export type Fault = 'unreached' | 'lost' | 'twice' | 'late' | 'busy' | 'error'

export interface StripePeer {
  readonly origin: string
  readonly key: string
  readonly books: StripeBooks
  /** Faults of the next requests, one each; null: that one is well. */
  readonly plan: (faults: readonly (Fault | null)[]) => void
  /** Milliseconds that a request takes; given its number, so that a seed replays. @default 0 */
  readonly takes: (pause: (nth: number) => number) => void
  /** A day passes: the provider no longer knows which keys it has answered. */
  readonly forgetKeys: () => void
  /** Method and path of each request that arrived, ids left out. */
  readonly calls: string[]
  /** Requests that were not as documented. */
  readonly violations: string[]
  readonly close: () => Promise<void>
}

/** The only fields that are sent, by call; the library's types hold the names. */
const fields = {
  'POST customers': ['name'] satisfies (keyof Stripe.CustomerCreateParams)[],
  'POST payment_methods/:id/attach': ['customer'] satisfies (keyof Stripe.PaymentMethodAttachParams)[],
  'POST payment_intents': [
    'allowed_payment_method_types',
    'amount',
    'currency',
    'customer',
    'payment_method',
    'metadata',
  ] satisfies (keyof Stripe.PaymentIntentCreateParams)[],
  'GET payment_intents/:id': ['expand'] satisfies (keyof Stripe.PaymentIntentRetrieveParams)[],
  'POST payment_intents/:id/confirm': [
    'off_session',
    'return_url',
  ] satisfies (keyof Stripe.PaymentIntentConfirmParams)[],
  'POST payment_intents/:id/cancel': [
    'cancellation_reason',
  ] satisfies (keyof Stripe.PaymentIntentCancelParams)[],
  'POST setup_intents': [
    'allowed_payment_method_types',
    'customer',
    'payment_method',
    'usage',
    'metadata',
  ] satisfies (keyof Stripe.SetupIntentCreateParams)[],
  'GET setup_intents/:id': [],
  'POST setup_intents/:id/confirm': ['return_url'] satisfies (keyof Stripe.SetupIntentConfirmParams)[],
  'POST setup_intents/:id/cancel': ['cancellation_reason'] satisfies (keyof Stripe.SetupIntentCancelParams)[],
  'POST refunds': ['payment_intent', 'amount', 'metadata'] satisfies (keyof Stripe.RefundCreateParams)[],
  'GET refunds': ['payment_intent', 'limit'] satisfies (keyof Stripe.RefundListParams)[],
  'GET refunds/:id': [],
} as const satisfies Record<string, readonly string[]>
type Call = keyof typeof fields

const version = '2026-10-28.endive' satisfies Stripe.LatestApiVersion
const lateMs = 1_000

function answerOf(books: StripeBooks, call: Call, id: string, form: URLSearchParams): unknown {
  const text = (name: string) => form.get(name) ?? ''
  const key = text('metadata[kindling_key]')
  const order = { customer: text('customer'), card: text('payment_method'), key }
  const confirmation = { offSession: text('off_session') === 'true', returnUrl: form.get('return_url') }
  switch (call) {
    case 'POST customers':
      return books.newCustomer()
    case 'POST payment_methods/:id/attach':
      return books.attach(id, text('customer'))
    case 'POST payment_intents':
      return intentAnswer(books.create('payment_intent', { ...order, amount: Number(text('amount')) }))
    case 'POST setup_intents':
      return intentAnswer(books.create('setup_intent', { ...order, amount: 0 }))
    case 'GET payment_intents/:id':
      return form.get('expand[0]') === 'latest_charge.balance_transaction'
        ? { ...intentAnswer(books.find(id)), latest_charge: chargeAnswer(books.find(id)) }
        : intentAnswer(books.find(id))
    case 'GET setup_intents/:id':
      return intentAnswer(books.find(id))
    case 'POST payment_intents/:id/confirm':
    case 'POST setup_intents/:id/confirm':
      return intentAnswer(books.confirm(id, confirmation))
    case 'POST payment_intents/:id/cancel':
    case 'POST setup_intents/:id/cancel':
      return intentAnswer(books.cancel(id, text('cancellation_reason')))
    case 'POST refunds': {
      const amount = form.has('amount') ? Number(text('amount')) : null
      return books.refund(text('payment_intent'), amount, { kindling_key: key })
    }
    case 'GET refunds': {
      const data = [...books.refunds.values()].filter(
        (each) => each.payment_intent === text('payment_intent'),
      )
      return { object: 'list', data, has_more: false }
    }
    case 'GET refunds/:id':
      return books.findRefund(id)
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

function readCall(method: string, path: string): { readonly call: Call; readonly id: string } | null {
  const [, resource = '', id = '', action] = /^\/v1\/([a-z_]+)(?:\/([^/]+)(?:\/([a-z]+))?)?$/.exec(path) ?? []
  const name = `${method} ${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}`
  return name in fields ? { call: name as Call, id: decodeURIComponent(id) } : null
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/**
 * Plays Stripe's HTTP API on this machine for the calls that the platform makes: states, idempotency by key as
 * documented (https://docs.stripe.com/api/idempotent_requests), and a network on which things go wrong. Whatever it is
 * sent that the platform does not mean to send is a violation.
 */
export async function startStripePeer(): Promise<StripePeer> {
  const key = 'sk_test_peer'
  const books = stripeBooks()
  const answered = new Map<string, { readonly hash: string; readonly answer: Answer }>()
  const underWay = new Set<string>()
  const calls: string[] = []
  const violations: string[] = []
  let faults: (Fault | null)[] = []
  let pause = (_nth: number) => 0

  const work = (call: Call, id: string, form: URLSearchParams): Answer => {
    try {
      return { status: 200, body: answerOf(books, call, id, form) }
    } catch (error) {
      if (!(error instanceof PeerError)) throw error
      return { status: error.status, body: { error: error.error } }
    }
  }
  /** The same key with the same parameters is answered with the first answer, a rejection included. */
  const firstAnswer = (idempotencyKey: string | undefined, hash: string, run: () => Answer): Answer => {
    if (idempotencyKey === undefined) return run()
    const before = answered.get(idempotencyKey)
    if (before && before.hash !== hash)
      return { status: 400, body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } } }
    const answer = before?.answer ?? run()
    // What was rejected before anything was begun may be asked again.
    if (answer.status < 400 || answer.status === 402) answered.set(idempotencyKey, { hash, answer })
    return answer
  }
  const check = (request: IncomingMessage, call: Call, form: URLSearchParams): void => {
    const allowed: readonly string[] = fields[call]
    for (const name of form.keys())
      if (!allowed.includes(name.replace(/\[.*$/, ''))) violations.push(`${call} sends ${name}`)
    if (request.headers['stripe-version'] !== version) violations.push(`${call} asks for another version`)
    if (request.method === 'POST' && !request.headers['idempotency-key'])
      violations.push(`${call} has no idempotency key`)
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { pathname, search } = new URL(request.url ?? '/', 'http://peer')
    const read = readCall(request.method ?? '', pathname)
    const send = ({ status, body: answer }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` })
      response.end(JSON.stringify(answer))
    }
    if (!read) {
      violations.push(`${request.method} ${pathname} is not used`)
      return send({ status: 404, body: { error: { type: 'invalid_request_error' } } })
    }
    const { call, id } = read
    const form = new URLSearchParams(request.method === 'GET' ? search : body)
    const nth = calls.push(call)
    const fault = faults.shift()
    if (fault === 'unreached') return void request.socket.destroy()
    if (request.headers.authorization !== `Bearer ${key}`)
      return send({ status: 401, body: { error: { type: 'invalid_request_error' } } })
    check(request, call, form)
    if (fault === 'busy')
      return send({ status: 429, body: { error: { type: 'invalid_request_error', code: 'rate_limit' } } })
    if (fault === 'error') return send({ status: 500, body: { error: { type: 'api_error' } } })
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined
    const ms = pause(nth)
    if (idempotencyKey !== undefined && underWay.has(idempotencyKey))
      return send({
        status: 409,
        body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } },
      })
    if (idempotencyKey !== undefined) underWay.add(idempotencyKey)
    if (ms > 0) await new Promise((done) => setTimeout(done, ms))
    const hash = createHash('sha256').update(`${call} ${id} ${form}`).digest('hex')
    const answer = firstAnswer(idempotencyKey, hash, () => work(call, id, form))
    const shown = fault === 'twice' ? firstAnswer(idempotencyKey, hash, () => work(call, id, form)) : answer
    if (idempotencyKey !== undefined) underWay.delete(idempotencyKey)
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'late') await new Promise((done) => setTimeout(done, lateMs))
    return send(shown)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    books,
    plan: (planned) => {
      faults = [...planned]
    },
    takes: (by) => {
      pause = by
    },
    forgetKeys: () => answered.clear(),
    calls,
    violations,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
