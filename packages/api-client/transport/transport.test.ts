import { REQUEST_TIMEOUT_MS } from '@kindling/validation/limits'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillPath } from '../contract/endpoint.ts'
import { contract } from '../contract/index.ts'
import { type ApiError, basicCredentials, type ClientOptions, createClient, defaultTimeout } from './index.ts'

type Respond = (url: string, init: RequestInit) => Response | Promise<Response>

const clientWith = (respond: Respond, options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: '/api/',
    fetch: async (url, init) => respond(String(url), init ?? {}),
    ...options,
  })
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
const errors = (...codes: string[]) => ({ errors: codes.map((code) => ({ code })) })
const categories = (client: ReturnType<typeof createClient>, signal?: AbortSignal) =>
  client(contract.listCategories, signal ? { signal } : {})
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call went well')
    },
    (error: ApiError) => error,
  )

/** Never answers by itself; ends as fetch does when it is aborted. */
const silent: Respond = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

afterEach(() => vi.useRealTimers())

describe('frontend 6: an answer is read as spec 1 §7 says', () => {
  it('from 200 to 299 the body is the data', async () => {
    for (const status of [200, 201, 299]) {
      const client = clientWith(() => answer(status, { categories: [] }))
      expect(await categories(client)).toEqual({ categories: [] })
    }
  })

  it.each([
    [500, errors('UNAUTHORIZED'), 'NETWORK_FAILURE'],
    [503, '<h1>Gateway</h1>', 'NETWORK_FAILURE'],
    [408, errors('INVALID_VALUE'), 'REQUEST_TIMEOUT'],
    [401, errors('UNAUTHORIZED'), 'RESTRICTED_AREA'],
    [403, '', 'NOT_YET_CONFIRM'],
    [403, errors('NOT_YET_CONFIRM'), 'NOT_YET_CONFIRM'],
    [404, '', 'NOT_FOUND'],
    [404, errors('MISSING_USER'), 'MISSING_USER'],
    [400, errors('INVALID_FILTER', 'OUT_OF_RANGE'), 'INVALID_FILTER'],
    [400, errors('A_CODE_OF_TOMORROW'), 'A_CODE_OF_TOMORROW'],
    [400, '', 'EXTERNAL_ERROR'],
    [400, { errors: [] }, 'EXTERNAL_ERROR'],
    [
      400,
      { errors: [{}, null, 5, { code: '' }, { code: 'INVALID_TYPE', field: 5, params: [] }] },
      'INVALID_TYPE',
    ],
    [429, errors('RATE_LIMITED'), 'RATE_LIMITED'],
    [409, errors('INVALID_STATE'), 'INVALID_STATE'],
    [302, '', 'EXTERNAL_ERROR'],
  ])('%d with %j is %s', async (status, body, code) => {
    const failure = await failureOf(categories(clientWith(() => answer(status, body))))
    expect([failure.status, failure.code]).toEqual([status, code])
  })

  it.each(['', 'null', '[]', '<h1>Hello</h1>', '{"categor', '{"projects":[]}'])(
    '200 with %j, which no page can read, is EXTERNAL_ERROR and no data',
    async (body) => {
      expect((await failureOf(categories(clientWith(() => answer(200, body))))).code).toBe('EXTERNAL_ERROR')
    },
  )

  it('no answer at all is NETWORK_FAILURE', async () => {
    const failure = await failureOf(
      categories(clientWith(() => Promise.reject(new TypeError('fetch failed')))),
    )
    expect([failure.status, failure.code]).toEqual([0, 'NETWORK_FAILURE'])
  })

  it('a connection that breaks in the middle of an answer is NETWORK_FAILURE', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"categories":['))
            controller.error(new TypeError('terminated'))
          },
        }),
      )
    expect((await failureOf(categories(clientWith(broken)))).code).toBe('NETWORK_FAILURE')
  })

  it('keeps every error of the list with its field and its values, and when to come back', async () => {
    const list = [
      { code: 'RATE_LIMITED', params: { seconds: 60 } },
      { code: 'INVALID_VALUE', field: 'email' },
    ]
    const client = clientWith(() => answer(429, { errors: list }, { 'retry-after': '60' }))
    const failure = await failureOf(categories(client))
    expect([failure.errors, failure.retryAfter]).toEqual([list, 60])
  })

  it('a wrong password keeps the words of the platform: it is no log-out', async () => {
    const onUnauthorized = vi.fn()
    const client = clientWith(() => answer(401, errors('UNAUTHORIZED')), { onUnauthorized })
    const credentials = { email: 'mara@example.com', password: 'wrong' }
    expect((await failureOf(client(contract.login, { credentials }))).code).toBe('UNAUTHORIZED')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('404 and MISSING_PERMISSION lead to the not-found view', async () => {
    const found = await Promise.all(
      [answer(404), answer(400, errors('MISSING_PERMISSION')), answer(400, errors('INVALID_ID'))].map(
        async (response) => (await failureOf(categories(clientWith(() => response)))).isNotFound,
      ),
    )
    expect(found).toEqual([true, true, false])
  })
})

describe('what a failure sets off', () => {
  it('many 401s at once are one log-out, and the next session can end again', async () => {
    const onUnauthorized = vi.fn()
    let status = 401
    const client = clientWith(() => answer(status, status === 200 ? { user: {} } : {}), { onUnauthorized })
    await Promise.all(Array.from({ length: 10 }, () => failureOf(client(contract.getMe, {}))))
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    status = 200
    await client(contract.getMe, {})
    status = 401
    await failureOf(client(contract.getMe, {}))
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  it('a session that began by any way in can end again', async () => {
    const onUnauthorized = vi.fn()
    const credential = { body: { credential: {} } }
    let status = 401
    const client = clientWith(() => answer(status, { user: {} }), { onUnauthorized })
    await failureOf(client(contract.getMe, {}))
    status = 200
    await client(contract.loginWithPasskey, credential)
    status = 401
    await failureOf(client(contract.getMe, {}))
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  it('403 asks for a confirmed address', async () => {
    const onConfirmationNeeded = vi.fn()
    await failureOf(categories(clientWith(() => answer(403), { onConfirmationNeeded })))
    expect(onConfirmationNeeded).toHaveBeenCalledTimes(1)
    const identity = JSON.stringify({ errors: [{ code: 'NOT_YET_CONFIRM', field: 'identity' }] })
    await failureOf(categories(clientWith(() => answer(403, identity), { onConfirmationNeeded })))
    expect(onConfirmationNeeded).toHaveBeenCalledTimes(1)
  })
})

describe('frontend 2: time', () => {
  it('runs out after ten seconds, aborts the request and says so', async () => {
    vi.useFakeTimers()
    let aborted = false
    const client = clientWith((url, init) => {
      init.signal?.addEventListener('abort', () => {
        aborted = true
      })
      return silent(url, init)
    })
    const failing = failureOf(categories(client))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
    expect(aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await failing).code).toBe('REQUEST_TIMEOUT')
    expect(aborted).toBe(true)
  })

  it('is longer for the mailing list and for uploads, and can be shortened by a test', async () => {
    expect(defaultTimeout(contract.subscribeToNewsletter)).toBe(25_000)
    expect(defaultTimeout(contract.setAvatar)).toBe(30_000)
    expect(defaultTimeout(contract.login)).toBe(10_000)
    const failure = await failureOf(categories(clientWith(silent, { timeoutFor: () => 5 })))
    expect(failure.code).toBe('REQUEST_TIMEOUT')
  })

  it('also runs out while the body is still coming', async () => {
    vi.useFakeTimers()
    const client = clientWith((_, { signal }) => {
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      })
      return new Response(body, { status: 200 })
    })
    const failing = failureOf(categories(client))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    expect((await failing).code).toBe('REQUEST_TIMEOUT')
  })

  it('does not matter after the person has left: the call ends with their own reason', async () => {
    const leaving = new AbortController()
    const call = categories(clientWith(silent), leaving.signal)
    leaving.abort('left')
    await expect(call).rejects.toBe('left')
  })
})

describe('a request', () => {
  const sent = async (make: (client: ReturnType<typeof createClient>) => Promise<unknown>) => {
    let seen: { url: string; init: RequestInit } | undefined
    const client = clientWith((url, init) => {
      seen = { url, init }
      return answer(500)
    })
    await make(client).catch(() => undefined)
    if (!seen) throw new Error('Nothing was sent')
    return { ...seen, headers: new Headers(seen.init.headers) }
  }

  it('carries the cookie, asks for JSON, and writes only what was asked', async () => {
    const { url, init, headers } = await sent((client) =>
      client(contract.listProjects, {
        params: { filter: 'a/b?c' },
        query: { page: '2', 'page[size]': '4', sort: '', category_id: undefined },
      }),
    )
    expect(url).toBe('/api/projects/filter/a%2Fb%3Fc/?page=2&page%5Bsize%5D=4')
    expect([init.method, init.credentials, init.body]).toEqual(['GET', 'include', undefined])
    expect(headers.get('accept')).toBe('application/json')
    expect(headers.has('content-type')).toBe(false)
  })

  it('that moves money carries its key', async () => {
    const { headers, init } = await sent((client) =>
      client(contract.checkout, {
        params: { id: '7' },
        body: { total_usd: 100 },
        idempotencyKey: 'key-1',
      }),
    )
    expect(headers.get('idempotency-key')).toBe('key-1')
    expect(init.body).toBe('{"total_usd":100}')
  })

  it('carries credentials in UTF-8 (RFC 7617)', async () => {
    const { headers } = await sent((client) =>
      client(contract.login, { credentials: { email: 'ü@example.com', password: '日本:ü' } }),
    )
    const text = Buffer.from(headers.get('authorization')?.slice(6) ?? '', 'base64').toString('utf8')
    expect(text).toBe('ü@example.com:日本:ü')
    expect(basicCredentials('test', '123£')).toBe('Basic dGVzdDoxMjPCow==')
  })

  it('with a file is a form, whose type the browser writes', async () => {
    const file = new File(['x'], 'kettle.png', { type: 'image/png' })
    const { init, headers } = await sent((client) =>
      client(contract.uploadProjectImage, {
        params: { id: '7', imageType: 'reward' },
        body: { file, reward_id: 'rwd_1' },
      }),
    )
    const form = init.body as FormData
    expect([form.get('reward_id'), (form.get('file') as File).name]).toEqual(['rwd_1', 'kettle.png'])
    expect(headers.has('content-type')).toBe(false)
  })

  it('never walks to another call, whatever a place holds', () => {
    const path = (id: string) =>
      new URL(fillPath('projects/{id}/faq/', { id }), 'http://a.example/api/').pathname
    expect(path('..')).toBe('/api/projects/%252E%252E/faq/')
    expect(path('.')).toBe('/api/projects/%252E/faq/')
    expect(path('../../users/me')).toBe('/api/projects/..%2F..%2Fusers%2Fme/faq/')
    expect(path('%2e%2e')).toBe('/api/projects/%252e%252e/faq/')
    expect(() => fillPath('projects/{id}/', { id: '' })).toThrow(TypeError)
    expect(() => fillPath('projects/{id}/')).toThrow(TypeError)
  })
})

it('a small change outlives its page; a read, a large body and a file do not', async () => {
  const kept: (boolean | undefined)[] = []
  const client = clientWith((_, { keepalive }) => {
    kept.push(keepalive)
    return answer(200)
  })
  const save = (bio: string) => client(contract.updateMe, { body: { bio } }).catch(() => undefined)
  await save('Short.')
  await save('x'.repeat(8_193))
  await categories(client).catch(() => undefined)
  await client(contract.countPledges, { params: { id: '1' }, body: {} }).catch(() => undefined)
  await client(contract.setAvatar, { body: { file: new File(['x'], 'me.png') } }).catch(() => undefined)
  expect(kept).toEqual([true, undefined, undefined, undefined, undefined])
})
