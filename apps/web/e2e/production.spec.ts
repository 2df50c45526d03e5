import { openDatabase } from '@kindling/api'
import { seedDemo } from '@kindling/api/demo'
import { projectIn } from '@kindling/api/testing/project-in'
import { type OwnPostgres, startPostgres } from '@kindling/api/testing/servers'
import { basicCredentials } from '@kindling/api-client/transport'
import { READS } from '@kindling/validation/limits'
import { expect, test } from '@playwright/test'
import { type Launched, launch, printedCommand, type ReverseProxy, startProxy } from './printed-command.ts'

/* The production command of docs/deploy.md, as printed, behind a proxy on the same machine (reliability, A34). */

const host = 'kindling.example'
const origin = `https://${host}`
const password = 'a long enough passphrase'

let postgres: OwnPostgres
test.beforeAll(async () => {
  postgres = await startPostgres()
})
test.afterAll(() => postgres?.stop())

/** The printed command; only the place of its database differs from the documents. */
const onDatabase = async (url: string) =>
  (await printedCommand()).replace(/DATABASE_URL=\S+/, () => `DATABASE_URL=${url}`)

test.describe('A34: the printed command on a new database', () => {
  let server: Launched
  let proxy: ReverseProxy
  let database: string
  test.beforeAll(async () => {
    database = await postgres.createDatabase('fresh')
    server = await launch(await onDatabase(database))
    proxy = await startProxy(server.port, host)
  })
  test.afterAll(async () => {
    await proxy?.stop()
    await server?.stop()
  })

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${proxy.port}${path}`, { redirect: 'manual', ...init })
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(`/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin, ...headers },
    })
  const signUp = async (email: string): Promise<string> => {
    const response = await post('users/', { email, password })
    expect(response.status).toBe(200)
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  test('says at start what is closed, line by line', () => {
    const lines = server.output().split('\n')
    for (const name of [
      'E-mail',
      'Payments',
      'Sign-in with Google',
      'Sign-in with Facebook',
      'Identity checks',
    ])
      expect(lines.filter((line) => line.startsWith(`Closed: ${name} `))).toHaveLength(1)
    expect(server.output()).not.toMatch(/Played|development|demonstration/)
  })

  test('has no outbox, where a stranger could read a code', async () => {
    await post('users/', { email: 'owner@example.com', password })
    await post('auth/password-reset/', { email: 'owner@example.com' })
    for (const path of ['/outbox', '/outbox/', '/outbox/1', '/outbox/1/html']) {
      const response = await ask(path)
      expect(response.status, path).toBe(404)
      expect(await response.text()).not.toContain('owner@example.com')
    }
  })

  test('has no demo clock, where a stranger could move time', async () => {
    expect((await ask('/demo/clock')).status).toBe(404)
    const sent = await ask('/demo/clock', {
      method: 'POST',
      body: new URLSearchParams({ step: '15', ahead: '0' }),
      headers: { origin },
    })
    expect(sent.status).toBe(404)
  })

  test('has no stand-in provider, which would log anybody in as anyone', async () => {
    for (const provider of ['google', 'facebook']) {
      const asked = new URLSearchParams({
        state: 'state',
        code_challenge: 'challenge',
        redirect_uri: `${origin}/${provider}_authenticated`,
      })
      expect((await ask(`/consent/${provider}?${asked}`)).status).toBe(404)
      const form = new URLSearchParams({
        ...Object.fromEntries(asked),
        choice: 'agree',
        email: 'a@example.com',
      })
      const sent = await ask(`/consent/${provider}`, { method: 'POST', body: form, headers: { origin } })
      expect(sent.status).toBe(404)
      const begun = await ask(`/api/auth/sso/${provider}/authorize/`)
      expect([begun.status, await begun.text()]).toEqual([400, expect.stringContaining('EXTERNAL_ERROR')])
    }
  })

  test('has no stand-in identity check, where people could approve themselves', async () => {
    const cookie = await signUp('identity@example.com')
    for (const path of ['/identity', '/identity/1']) expect((await ask(path)).status, path).toBe(404)
    const decided = await ask('/identity/1', {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      headers: { origin, cookie },
    })
    expect(decided.status).toBe(404)
  })

  test('takes no test card, and signs people up all the same', async () => {
    const cookie = await signUp('card@example.com')
    expect(cookie).toMatch(/^__Host-/)
    const typed = { name: 'Card Holder', card_number: '4242424242424242', expiration: '12/39', cvv: '123' }
    expect((await post('stand-in/cards/', typed, { cookie })).status).toBe(404)
    const card = { name: 'Card Holder', card_token: 'tok:succeeded:visa:4242:1239:0123456789abcdef01234567' }
    const response = await post('users/me/payment-methods/', card, { cookie })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('EXTERNAL_ERROR')])
    const listed = await ask('/api/users/me/payment-methods/', { headers: { cookie } })
    expect(await listed.json()).toEqual({ payment_methods: [] })
  })

  test('says at the checkout that pledging is not open, and asks for no card', async () => {
    const id = await projectIn(database)
    const cookie = await signUp('pledging@example.com')
    const page = await ask(`/project/${id}/checkout`, { headers: { cookie } })
    const [main = ''] = /<main.*<\/main>/s.exec(await page.text()) ?? []
    expect(main).toContain('Pledging is not open')
    expect(main).not.toContain('<input')
  })

  test('lets nobody in with a demo account', async () => {
    for (const name of ['backer', 'creator', 'unconfirmed']) {
      const authorization = basicCredentials(`${name}@kindling.test`, 'kindling-demo')
      expect((await post('auth/authorize/', {}, { authorization })).status, name).toBe(401)
    }
  })

  test('keeps people on HTTPS with every answer: page, call, file and what is not there', async () => {
    for (const path of [
      '/',
      '/api/users/me/',
      '/api/categories/',
      '/favicon.svg',
      '/media/none.webp',
      '/nowhere',
    ])
      expect((await ask(path)).headers.get('strict-transport-security'), path).toMatch(/^max-age=31536000;/)
  })

  test('counts searches of pages by client address, not by that of the server', async () => {
    const search = (address: string) =>
      ask('/api/projects/search/?query=lamp', { headers: { 'x-forwarded-for': address } })
    for (let n = 0; n < READS.searches; n++) await search('198.51.100.1')
    // Only the address that the proxy appends counts: a forged header does not avoid the limit.
    expect((await search('198.51.100.2')).status).toBe(429)
    const page = await ask('/search?query=lamp')
    expect(await page.text()).toContain('could not be loaded')
  })

  test('shows no banner of a demonstration', async () => {
    expect(await (await ask('/')).text()).not.toContain('This is a demonstration')
  })
})

test('A34: STAND_INS=1 beside the printed command is rejected at start, in one sentence', async () => {
  const command = await onDatabase('postgres://nobody:nothing@127.0.0.1:1/none')
  await expect(launch(command, { STAND_INS: '1' })).rejects.toThrow(
    /ended with 1\nSTAND_INS=1 is rejected beside NODE_ENV=production: .*\n$/,
  )
})

test('DEMO=1 is rejected on a database that is not the demo world’s', async () => {
  const command = await onDatabase(await postgres.createDatabase('real'))
  await expect(launch(command, { DEMO: '1' })).rejects.toThrow(/ended with 1\nDEMO=1 is rejected: .*\n$/)
})

test('a demonstration says so on every page, in both languages; production never opens its world', async () => {
  const url = await postgres.createDatabase('world')
  const connection = await openDatabase(url)
  await seedDemo(connection.db, { now: new Date() })
  await connection.close()
  const command = await onDatabase(url)
  await expect(launch(command)).rejects.toThrow(/ended with 1\nThis database holds the demo world, .*\n$/)

  const server = await launch(command, { DEMO: '1' })
  try {
    expect(server.output()).toContain('DEMO=1: a public demonstration')
    expect(server.output()).toContain('Played: Payments')
    for (const path of ['/', '/project/plover-lamp', '/login', '/terms', '/nowhere', '/dashboard/nowhere']) {
      const read = async (language: string) =>
        (
          await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-language': language } })
        ).text()
      expect(await read('en'), path).toContain('This is a demonstration. No money moves')
      expect(await read('fr'), path).toContain('Ceci est une démonstration.')
    }
    const outbox = await (await fetch(`http://127.0.0.1:${server.port}/outbox`)).text()
    expect(outbox).toContain('public demonstration: everybody can read them')
    expect(outbox).not.toContain('/demo/clock')
    expect((await fetch(`http://127.0.0.1:${server.port}/demo/clock`)).status).toBe(404)
  } finally {
    await server.stop()
  }
})
