import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authenticator, type Ceremony } from '../testing/authenticator.ts'
import { type Browser, openBrowser, statusOf } from '../testing/browser.ts'
import {
  add,
  ask,
  atSite,
  enter,
  keyMade,
  namesOf,
  nobody,
  passkeyHolder,
  question,
  siteOrigin,
  unlocked,
  withDevice,
} from '../testing/passkeys.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

const forged: readonly (readonly [string, Ceremony])[] = [
  ['of another site’s page', { origin: 'https://kindling.example' }],
  ['of another port', { origin: 'http://localhost:4601' }],
  ['made for another host name', { rpId: 'example.com' }],
  ['of a device that nobody unlocked', { verified: false }],
  ['made inside another site’s page', { crossOrigin: true }],
  ['of another kind', { type: 'payment.get' }],
]

describe('accounts 14: what a device did not say itself, to this site, lets nobody in', () => {
  it.each(forged)('%s does not log in', async (_what, differently) => {
    const holder = await passkeyHolder(made.platform)
    const browser = atSite(openBrowser(made.platform))
    const credential = holder.device.get(await question(browser), differently)
    await expect(enter({ browser, credential })).rejects.toMatchObject(nobody)
    expect(await statusOf(browser)).toBe(401)
  })

  it.each(forged)('%s is not added', async (_what, differently) => {
    const { browser, device } = await withDevice(made.platform)
    const credential = device.create(await ask(browser), differently)
    await expect(add({ browser, credential })).rejects.toMatchObject(nobody)
    expect(await namesOf(browser)).toEqual([])
  })

  it('a signature of another key does not log in', async () => {
    const holder = await passkeyHolder(made.platform)
    const browser = atSite(openBrowser(made.platform))
    const options = await question(browser)
    const own = holder.device.get(options)
    const other = (await passkeyHolder(made.platform)).device.get(options)
    const response = {
      ...(own.response as object),
      signature: (other.response as { signature: string }).signature,
    }
    await expect(enter({ browser, credential: { ...own, response } })).rejects.toMatchObject(nobody)
  })

  it('a key nobody added does not log in', async () => {
    const browser = atSite(openBrowser(made.platform))
    const credential = authenticator(siteOrigin).get(await question(browser), { userHandle: 'eA' })
    await expect(enter({ browser, credential })).rejects.toMatchObject(nobody)
  })

  it('a count that goes back, or stands, does not log in: the device was copied', async () => {
    const holder = await passkeyHolder(made.platform)
    for (const [counter, code] of [
      [8, null],
      [8, 'INVALID_VALUE'],
      [7, 'INVALID_VALUE'],
      [0, 'INVALID_VALUE'],
      [9, null],
    ] as const) {
      const browser = atSite(openBrowser(made.platform))
      const credential = holder.device.get(await question(browser), { counter })
      const refused = await enter({ browser, credential }).then(
        () => null,
        (error) => error.code,
      )
      expect([counter, refused]).toEqual([counter, code])
    }
  })

  it('a statement with certificates is not followed', async () => {
    const { browser, device } = await withDevice(made.platform)
    const attStmt = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(8)],
      ['x5c', [new Uint8Array(8)]],
    ])
    const credential = device.create(await ask(browser), { attestation: { fmt: 'packed', attStmt } })
    await expect(add({ browser, credential })).rejects.toMatchObject(nobody)
  })
})

describe('accounts 29: rubbish in place of what a device says', () => {
  const rubbish: readonly unknown[] = [
    null,
    -1,
    '',
    'x',
    'a'.repeat(19_000),
    'a'.repeat(21_000),
    'oWNmb28',
    'gA',
    '//////////',
    [],
    {},
    { length: 1 },
  ]
  const spoil = (credential: Record<string, unknown>, key: string, odd: unknown) =>
    key in credential
      ? { ...credential, [key]: odd }
      : { ...credential, response: { ...(credential.response as object), [key]: odd } }
  const parts = ['id', 'rawId', 'type', 'response', 'clientDataJSON']
  const statusAfter = async (browser: Browser, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await browser.send(path, { method: 'POST', body: JSON.stringify(body), headers })).status
  }

  it.each([...parts, 'authenticatorData', 'signature', 'userHandle'])('%s: nobody is let in', async (key) => {
    const holder = await passkeyHolder(made.platform)
    for (const odd of rubbish) {
      const { browser, credential } = await unlocked(made.platform, holder)
      const body = { credential: spoil(credential, key, odd) }
      expect(await statusAfter(browser, '/auth/passkeys/login/', body)).toBe(400)
      expect(browser.cookie()).toBe('')
    }
  })

  it('a key whose name is not that of the answer, or longer than any device makes, is not added', async () => {
    const person = await withDevice(made.platform)
    for (const [id, told] of [
      [randomBytes(12_000), randomBytes(32)],
      [randomBytes(32), randomBytes(32)],
    ] as const) {
      const device = authenticator(siteOrigin, 0, id)
      const credential = {
        ...device.create(await ask(person.browser)),
        id: told.toString('base64url'),
        rawId: told.toString('base64url'),
      }
      expect(await statusAfter(person.browser, '/auth/passkeys/', { name: 'x', credential })).toBe(400)
    }
    expect(await namesOf(person.browser)).toEqual([])
  })

  it('nested without end', async () => {
    const person = await withDevice(made.platform)
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const headers = { 'content-type': 'application/json' }
    for (const path of ['/auth/passkeys/login/', '/auth/passkeys/']) {
      const body = `{"name":"x","credential":{"id":${deep}}}`
      expect((await person.browser.send(path, { method: 'POST', body, headers })).status).toBe(400)
    }
  })

  it.each([...parts, 'attestationObject'])('%s: nothing is added', async (key) => {
    const person = await withDevice(made.platform)
    for (const odd of rubbish) {
      const { browser, credential } = await keyMade(made.platform, person)
      const body = { name: 'x', credential: spoil(credential, key, odd) }
      expect(await statusAfter(browser, '/auth/passkeys/', body)).toBe(400)
    }
    expect(await namesOf(person.browser)).toEqual([])
  })
})
