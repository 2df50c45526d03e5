import { type RunningPlatform, startPlatform } from '@kindling/api'
import { login } from '@kindling/api-client/contract/auth'
import { basicCredentials } from '@kindling/api-client/transport'
import { URI } from 'otpauth'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rulesOf } from '../app/route-server.ts'
import type { PageRequest } from '../entry-server.tsx'
import { createSite } from './site.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const origin = 'http://kindling.example'
const password = 'a long enough passphrase'
const stepMs = 30_000
let now = Date.UTC(2026, 10, 20, 12)
let running: RunningPlatform
let site: ReturnType<typeof createSite>
/** The props of the last page that was rendered. */
let shown: PageRequest['sent']

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  running = await startPlatform({
    database: 'memory://',
    standIns: true,
    secureCookies: false,
    now: () => new Date(now),
    log,
  })
  const render = async (request: PageRequest) => {
    shown = request.sent
    const body = new Blob([JSON.stringify(request.sent)]).stream()
    return { kind: 'page' as const, status: request.sent?.status ?? 200, body, private: true }
  }
  const assetsOf = () => ({ scripts: [], styles: [], css: '', preloads: [], merged: [], script: null })
  site = createSite({
    platform: running,
    pages: { render, assetsOf, rulesOf: async (pathname) => rulesOf(pathname) },
    clientFolder: null,
    log,
    secure: false,
    origin,
  })
})
afterAll(() => running.stop())

/** A browser without scripts: it keeps its cookies and sends forms. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (response: Response) => {
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/max-age=0/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    post: async (form: Record<string, string>, path = '/login?next=%2Fprojects%2Ftrending') =>
      keep(
        await site.request(path, {
          method: 'POST',
          headers: { origin, cookie: cookie(), 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        }),
      ),
    call: async (path: string, body: object, method = 'POST') => {
      const init = { method, headers: { cookie: cookie(), 'content-type': 'application/json' } }
      const response = keep(
        await running.app.request(path, method === 'GET' ? init : { ...init, body: JSON.stringify(body) }),
      )
      expect(response.status, path).toBe(200)
      return response.json()
    },
    status: async () => (await running.app.request('/users/me/', { headers: { cookie: cookie() } })).status,
  }
}
type Browser = ReturnType<typeof openBrowser>

let people = 0
/** A person with two-factor on, in a browser that has sent the password. */
async function challenged() {
  const email = `backer-${++people}@example.com`
  const first = openBrowser()
  await first.call('/users/', { email, password })
  await running.deliverMail()
  const [message] = (await running.outbox?.list()) ?? []
  const { text = '' } = (await running.outbox?.find(message?.id ?? '')) ?? {}
  await first.call('/auth/email-confirm/', { code: /code=([\w-]+)/.exec(text)?.[1] })
  const { totp_uri, totp_recovery_key } = await first.call('/auth/totp/enable/', {})
  const app = URI.parse(totp_uri)
  const code = () => app.generate({ timestamp: now })
  await first.call('/auth/totp/confirm/', { password, code: code() })
  now += 2 * stepMs
  const near = [-1, 0, 1].map((steps) => app.generate({ timestamp: now + steps * stepMs }))
  const wrong = ['111111', '222222', '333333', '444444'].find((each) => !near.includes(each)) ?? ''
  const browser = openBrowser()
  const asked = await browser.post({ email, password })
  return { email, browser, first, asked, code, wrong, key: String(totp_recovery_key) }
}
/** The step of logging in that the page shows. */
const flow = () => shown?.form.flow
const rejectedWith = () => {
  const at = flow()
  return at?.view === 'second form' ? at.failure?.items[0]?.code : at?.view
}
const challengeCookie = (browser: Browser) => browser.cookies.get('kindling_half_login')

describe('the second factor without scripts', () => {
  it('asks for the code after the password, which is neither in the page nor in the cookie', async () => {
    const { asked, email, browser } = await challenged()
    expect(asked.status).toBe(200)
    expect(flow()).toEqual({ view: 'second form', email, way: 'code', failure: null })
    expect(await asked.text()).not.toContain(password)
    const [cookie = ''] = asked.headers.getSetCookie()
    expect(cookie).toMatch(/^kindling_half_login=1\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(Buffer.from(cookie, 'base64').toString()).not.toContain(password)
    expect(await browser.status()).toBe(401)
  })

  it('hides the cookie from scripts and accepts none from them', async () => {
    const { email, browser, code } = await challenged()
    const authorization = basicCredentials(email, password)
    const init = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    }
    const answer = await running.app.request(`/${login.path}`, init)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    const alone = await running.app.request('/auth/authorize/totp/', {
      method: 'POST',
      headers: {
        cookie: `kindling_half_login=${challengeCookie(browser)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ code: code() }),
    })
    expect(alone.status).toBe(401)
  })

  it('logs in with the code, redirects to the wanted page, and removes the cookie', async () => {
    const { browser, code } = await challenged()
    const answer = await browser.post({ code: code() })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/projects/trending'])
    expect(await browser.status()).toBe(200)
    expect(challengeCookie(browser)).toBeUndefined()
  })

  it('shows a wrong code beside its field; five of them ask for the password again', async () => {
    const { browser, code, wrong, email } = await challenged()
    for (let tries = 0; tries < 5; tries++) {
      const answer = await browser.post({ email, code: wrong })
      expect([answer.status, rejectedWith()]).toEqual([400, 'CODE_INVALID'])
    }
    await browser.post({ email, code: code() })
    expect(flow()).toEqual({ view: 'login', because: 'wrong codes', email })
    expect(await browser.status()).toBe(401)
    await browser.post({ email, password })
    expect((await browser.post({ code: code() })).status).toBe(303)
  })

  it('asks for a code that was sent empty, and does not count it as a try', async () => {
    const { browser, code, email } = await challenged()
    for (let tries = 0; tries < 6; tries++) {
      const answer = await browser.post({ email, code: ' ' })
      expect([answer.status, rejectedWith()]).toEqual([400, 'FIELD_MISSING'])
    }
    await browser.post({ email, totp_recovery_key: '' })
    expect(flow()).toMatchObject({ view: 'second form', way: 'key' })
    expect((await browser.post({ code: code() })).status).toBe(303)
  })

  it('asks for the password again without the cookie, with a forged one, and after ten minutes', async () => {
    const { browser, code, email } = await challenged()
    expect((await openBrowser().post({ email, code: code() })).status).toBeGreaterThanOrEqual(400)
    expect(flow()).toEqual({ view: 'login', because: 'too late', email })
    const forger = openBrowser()
    forger.cookies.set('kindling_half_login', '1.bWFkZSB1cA')
    await forger.post({ email, code: code() })
    expect(rejectedWith()).toBe('login')
    now += 10 * 60_000
    await browser.post({ email, code: code() })
    expect(flow()).toEqual({ view: 'login', because: 'too late', email })
    expect(await browser.status()).toBe(401)
  })

  it('works once: the same MFA challenge and a newer code open nothing more', async () => {
    const { browser, code, email } = await challenged()
    const thief = openBrowser()
    thief.cookies.set('kindling_half_login', challengeCookie(browser) ?? '')
    expect((await browser.post({ code: code() })).status).toBe(303)
    now += stepMs
    await thief.post({ email, code: code() })
    expect(flow()).toEqual({ view: 'login', because: 'too late', email })
    expect(await thief.status()).toBe(401)
  })

  it('ends with another password', async () => {
    const { browser, first, code, email } = await challenged()
    await first.call('/users/me/password/', { password, new_password: 'another long passphrase' }, 'PATCH')
    await browser.post({ email, code: code() })
    expect(rejectedWith()).toBe('login')
  })

  it('takes the recovery key once, turns two-factor off, and tells the person who is logged in', async () => {
    const { browser, key, email } = await challenged()
    const wrong = await browser.post({ email, totp_recovery_key: 'AAAA-AAAA' })
    expect([wrong.status, rejectedWith()]).toEqual([400, 'TOTP_INVALID_RECOVERY_KEY'])
    expect(flow()).toMatchObject({ way: 'key' })
    const thief = openBrowser()
    thief.cookies.set('kindling_half_login', challengeCookie(browser) ?? '')
    expect((await browser.post({ email, totp_recovery_key: key.toLowerCase() })).status).toBe(200)
    expect(flow()).toEqual({ view: 'recovered' })
    expect(shown?.cookies).toContain(`kindling_session=${browser.cookies.get('kindling_session')}`)
    expect(await browser.status()).toBe(200)
    await thief.post({ email, totp_recovery_key: key })
    expect(rejectedWith()).toBe('login')
    expect(await thief.status()).toBe(401)
  })

  it('leaves no cookie behind when somebody else logs in without a second factor', async () => {
    const { browser } = await challenged()
    const email = `plain-${++people}@example.com`
    await openBrowser().call('/users/', { email, password })
    expect(challengeCookie(browser)).toBeDefined()
    expect((await browser.post({ email, password })).status).toBe(303)
    expect(challengeCookie(browser)).toBeUndefined()
  })

  it('is part of logging in alone: a code in another form is nothing', async () => {
    for (const path of ['/signup', '/confirmemail?code=x', '/reset-password?code=x']) {
      await openBrowser().post({ email: 'a@example.com', password: 'short', code: '123456' }, path)
      expect([path, shown?.form.flow]).toEqual([path, undefined])
      expect(shown?.form.refused?.email).toBe('a@example.com')
    }
  })

  it('takes no code from another site’s form', async () => {
    const { browser, code } = await challenged()
    const answer = await site.request('/login', {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        cookie: `kindling_half_login=${challengeCookie(browser)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ code: code() }).toString(),
    })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []])
  })

  it.each(['a%FF@example.com', 'a%C3@example.com', 'a%00@example.com'])(
    'stores no guess at text that cannot be read: %s',
    async (email) => {
      const answer = await site.request('/signup', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: `email=${email}&password=long+enough`,
      })
      expect([answer.status, await answer.text()]).toEqual([
        400,
        'This form holds text that cannot be stored. Nothing was changed.',
      ])
    },
  )
})
