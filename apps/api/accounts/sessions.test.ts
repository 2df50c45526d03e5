import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { getMe } from '@kindling/api-client/contract/users'
import { WINDOW } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../database/schema.ts'
import { digest } from '../kernel/ids.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import type { Prepared } from '../testing/calls/prepared.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { happyCalls } from '../testing/happy-calls.ts'
import { goodPassword } from '../testing/people.ts'
import { startTestPlatform } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import type { Stage } from '../testing/stage.ts'

const day = 86_400_000

const made = platformForTests()

const statusOf = async (browser: Browser) => (await browser.send('/users/me/')).status
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})
const someone = () => ({ email: `${crypto.randomUUID()}@example.com`, password: goodPassword })

describe('accounts 20: a session has an id of its own', () => {
  it('that is another one after logging in again', async () => {
    const { browser, input } = await happyCalls.login(made.stage)
    await browser.client(contract.login, input)
    const first = browser.cookie()
    await browser.client(contract.login, input)
    expect(browser.cookie()).not.toBe(first)
    const before = openBrowser(made.platform)
    before.setCookie(first)
    expect(await statusOf(before)).toBe(401)
    expect(await statusOf(browser)).toBe(200)
  })

  it('and is never one that somebody planted', async () => {
    const planted = `kindling_session=${'A'.repeat(43)}`
    for (const enter of ['login', 'register'] as const) {
      const { browser, input } = await happyCalls[enter](made.stage)
      browser.setCookie(planted)
      await browser.client(contract[enter] as EndpointSpec, input as never)
      expect(browser.cookie()).not.toBe(planted)
      const thief = openBrowser(made.platform)
      thief.setCookie(planted)
      expect(await statusOf(thief)).toBe(401)
    }
  })

  it('which the database does not hold: only its digest', async () => {
    const browser = await made.stage.newcomer()
    const token = browser.cookie().split('=')[1] ?? ''
    const stored = JSON.stringify(await made.platform.platform.db.select().from(sessions))
    expect(stored).not.toContain(token)
    expect(stored).toContain(digest(token))
  })
})

describe('accounts 21: a session that was ended stays ended', () => {
  it('also for a copy of its cookie', async () => {
    const browser = await made.stage.newcomer()
    const copy = openBrowser(made.platform)
    copy.setCookie(browser.cookie())
    expect(await statusOf(copy)).toBe(200)
    await browser.client(contract.logout, {})
    expect(browser.cookie()).toBe('')
    expect(await statusOf(copy)).toBe(401)
  })

  it('and only that one: another browser stays logged in', async () => {
    const { browser, input } = await happyCalls.login(made.stage)
    const other = openBrowser(made.platform)
    for (const each of [browser, other]) await each.client(contract.login, input)
    await browser.client(contract.logout, {})
    expect([await statusOf(browser), await statusOf(other)]).toEqual([401, 200])
  })

  it('logging out without one is no error', async () => {
    const { status, body } = await openBrowser(made.platform).send('/auth/authorize/', {
      ...json({}),
      method: 'DELETE',
    })
    expect([status, body]).toEqual([200, {}])
  })
})

describe('accounts 22: a session ends by itself', () => {
  it('thirty days after it was last used', async () => {
    const idle = await made.stage.newcomer()
    made.platform.clock.advance(WINDOW.sessionIdleMs - 1000)
    expect(await statusOf(idle)).toBe(200)
    made.platform.clock.advance(WINDOW.sessionIdleMs - 1000)
    // The call before counted as use.
    expect(await statusOf(idle)).toBe(200)
    made.platform.clock.advance(WINDOW.sessionIdleMs)
    expect(await statusOf(idle)).toBe(401)
  })

  it('ninety days after it began, however much it is used', async () => {
    const busy = await made.stage.newcomer()
    for (let days = 0; days < 88; days += 8) {
      made.platform.clock.advance(8 * day)
      expect(await statusOf(busy)).toBe(200)
    }
    made.platform.clock.advance(2 * day)
    expect(await statusOf(busy)).toBe(401)
  })
})

describe('accounts 23: the one cookie', () => {
  it('is __Host-, Secure, HttpOnly and SameSite, and no answer holds its value', async () => {
    const secure = await startTestPlatform({ secureCookies: true, origins: ['https://kindling.example'] })
    try {
      const browser = openBrowser(secure)
      const { headers, body } = await browser.send('/users/', json(someone()))
      const [cookie, device, ...others] = headers.getSetCookie()
      expect(others).toEqual([])
      // Opens nothing: it says that somebody has logged in here before (accounts A32).
      expect(device).toMatch(
        /^__Host-kindling-device=1\.[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      const [pair = '', ...flags] = (cookie ?? '').split('; ')
      const [name, value = ''] = pair.split('=')
      expect(name).toBe('__Host-kindling')
      expect(value.length).toBeGreaterThanOrEqual(43)
      expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax', 'Secure'])
      expect(JSON.stringify(body)).not.toContain(value)
      expect(await statusOf(browser)).toBe(200)

      const out = await browser.send('/auth/authorize/', { ...json({}), method: 'DELETE' })
      expect(out.headers.getSetCookie().join()).toMatch(/^__Host-kindling=; Max-Age=0; Path=\/;.* Secure/)
    } finally {
      await secure.stop()
    }
  })

  it('is kept out of caches: answers to somebody are not stored', async () => {
    const browser = await made.stage.newcomer()
    expect((await browser.send('/users/me/')).headers.get('cache-control')).toBe('no-store')
  })
})

type AnyPrepared = Pick<Prepared<'checkout'>, 'browser'> & { readonly input: object }
const changing = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (name): name is ServedName => contract[name].status === 'served' && contract[name].method !== 'GET',
)
const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['the origin null', { origin: 'null' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['text/plain', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }],
]

describe('accounts 24: no other site’s page changes anything', () => {
  it.each(changing)('%s', async (name) => {
    const endpoint: EndpointSpec = contract[name]
    const prepared = await (happyCalls[name] as (stage: Stage) => Promise<AnyPrepared>)(made.stage)
    const { browser } = prepared
    const before = await fingerprint(made.platform)
    for (const [what, headers] of foreign) {
      // What brings a file is such a form itself.
      if (endpoint.multipart && what === 'a form with a file') continue
      browser.alter(headers)
      const call = browser.client(endpoint, prepared.input as never)
      await expect(call, what).rejects.toMatchObject({ status: 400, code: 'FOREIGN_ORIGIN' })
      // 403 would show the prompt to confirm one's e-mail address.
      expect(browser.last()?.headers.getSetCookie()).toEqual([])
    }
    expect(await fingerprint(made.platform)).toBe(before)
    // Its own page does the very same, and is heard.
    browser.alter({ origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' })
    await browser.client(endpoint, prepared.input as never)
    expect(browser.last()?.status).toBe(200)
  })

  const gets = (Object.keys(contract) as (keyof typeof contract)[]).filter(
    (name): name is ServedName => contract[name].status === 'served' && contract[name].method === 'GET',
  )
  const changes = (name: ServedName) => (contract[name] as EndpointSpec).changesState === true

  it('the GETs that bring something from a provider are asked by the site’s own pages alone', async () => {
    expect(gets.filter(changes)).toEqual(['authorizeSso', 'loginSso', 'getIdentityCheck'])
    for (const name of gets.filter(changes)) {
      const prepare = happyCalls[name] as (stage: Stage) => Promise<AnyPrepared>
      const { browser, input } = await prepare(made.stage)
      const before = await fingerprint(made.platform)
      for (const site of ['cross-site', 'same-site', 'none']) {
        browser.alter({ 'sec-fetch-site': site })
        await expect(browser.client(contract[name] as EndpointSpec, input as never)).rejects.toMatchObject({
          code: 'FOREIGN_ORIGIN',
        })
      }
      expect(await fingerprint(made.platform), name).toBe(before)
    }
  })

  it('and no other GET changes anything', async () => {
    const reading = gets.filter((name) => !changes(name))
    for (const name of reading) {
      const prepare = happyCalls[name] as (stage: Stage) => Promise<AnyPrepared>
      const { browser, input } = await prepare(made.stage)
      const before = await fingerprint(made.platform)
      await browser.client(contract[name] as EndpointSpec, input as never)
      expect(await fingerprint(made.platform), name).toBe(before)
    }
  })

  it('where the site has a public origin, that one and no other is its own', async () => {
    const origins = ['https://kindling.example']
    const site = await startTestPlatform({ origins })
    try {
      const by = async (origin: string) =>
        (await openBrowser(site).send('/users/', json(someone(), { origin, host: 'evil.example' }))).status
      expect(await by('https://kindling.example')).toBe(200)
      expect(await by('https://evil.example')).toBe(400)
      expect(await by('http://kindling.example')).toBe(400)
    } finally {
      await site.stop()
    }
  })
})

describe('accounts 25: no other origin is let in with a cookie', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3000'])('%s', async (origin) => {
    const browser = await made.stage.newcomer()
    for (const init of [
      { headers: { origin } },
      { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'PATCH' } },
    ]) {
      const { headers } = await browser.send('/users/me/', init)
      const cors = [...headers.keys()].filter((header) => header.startsWith('access-control-'))
      expect(cors).toEqual([])
    }
  })
})

it.each([
  ['blocked', { blocked: true }],
  ['gone, by a log-in that was under way', { deletedAt: new Date() }],
] as const)('somebody who is %s is out at once, wherever they are logged in', async (_, change) => {
  const browser = await made.stage.newcomer()
  const { user } = await browser.client(getMe, {})
  await made.platform.platform.db.update(users).set(change).where(eq(users.id, user.id))
  expect(await statusOf(browser)).toBe(401)
})
