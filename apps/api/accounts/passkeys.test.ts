import { randomBytes } from 'node:crypto'
import { deleteMe } from '@kindling/api-client/contract/account'
import { confirmPasswordReset, login, undoEmailChange } from '@kindling/api-client/contract/auth'
import {
  addPasskey,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@kindling/api-client/contract/passkeys'
import { getMe } from '@kindling/api-client/contract/users'
import { PASSKEY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passkeyChallenges, passkeys, sessions, users } from '../database/schema.ts'
import { authenticator, type Ceremony } from '../testing/authenticator.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { lettersTo } from '../testing/letters.ts'
import {
  type Answering,
  atSite,
  keyMade,
  passkeyHolder,
  siteOrigin,
  unlocked,
  withDevice,
} from '../testing/passkeys.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'
import { issueCode } from './codes.ts'

const made = platformForTests()

const statusOf = async (browser: Browser) => (await browser.send('/users/me/')).status
const add = ({ browser, credential }: Pick<Answering, 'browser' | 'credential'>, name = 'My phone') =>
  browser.client(addPasskey, { body: { name, credential } })
const enter = ({ browser, credential }: Pick<Answering, 'browser' | 'credential'>) =>
  browser.client(loginWithPasskey, { body: { credential } })
const nobody = { code: 'INVALID_VALUE', errors: [{ code: 'INVALID_VALUE', field: 'credential' }] }
const question = async (browser: Browser) => (await browser.client(startPasskeyLogin, {})).options
const ask = async (browser: Browser, password?: string) =>
  (await browser.client(startPasskey, { body: password === undefined ? {} : { password } })).options
const namesOf = async (browser: Browser) =>
  (await browser.client(listPasskeys, {})).passkeys.map(({ name }) => name)

describe('a passkey', () => {
  it('is asked for so that it is found without a name, unlocked each time, and tells nothing of the device', async () => {
    const { browser } = await withDevice(made.platform)
    const { user } = await browser.client(getMe, {})
    const options = await ask(browser)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Kindling' },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: PASSKEY.challengeMs,
    })
    expect(await question(browser)).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  })

  it('is added with its name, logs in another browser, and says when it was last used', async () => {
    const holder = await passkeyHolder(made.platform)
    expect(await namesOf(holder.browser)).toEqual(['My phone'])
    const [unused] = (await holder.browser.client(listPasskeys, {})).passkeys
    expect(unused?.last_used).toBeNull()
    const there = await unlocked(made.platform, holder)
    const { user } = await enter(there)
    expect(user.email).toBe(holder.email)
    expect(await statusOf(there.browser)).toBe(200)
    const [used] = (await holder.browser.client(listPasskeys, {})).passkeys
    expect(used?.last_used).toMatch(/^\w{3}, \d{2} /)
  })

  it('of a device that counts nothing logs in again and again', async () => {
    const device = authenticator(siteOrigin, null)
    const holder = await passkeyHolder(made.platform, await withDevice(made.platform, device))
    for (let n = 0; n < 3; n++) {
      const there = await unlocked(made.platform, holder)
      await enter(there)
      expect(await statusOf(there.browser)).toBe(200)
    }
  })

  it('is left out when its device is asked to make another', async () => {
    const { browser, passkeyId } = await passkeyHolder(made.platform)
    expect(await ask(browser)).toMatchObject({ excludeCredentials: [{ id: passkeyId }] })
  })

  it('is two factors at once: it opens an account with two-factor on, without a code', async () => {
    const holder = await passkeyHolder(made.platform)
    await made.platform.platform.db
      .update(users)
      .set({ totpEnabled: true })
      .where(eq(users.email, holder.email))
    const there = await unlocked(made.platform, holder)
    await enter(there)
    expect(await statusOf(there.browser)).toBe(200)
  })

  it('takes the place of no session: it is not adopted, and the one before ends', async () => {
    const holder = await passkeyHolder(made.platform)
    const before = holder.browser.cookie()
    const options = await question(holder.browser)
    await enter({ browser: holder.browser, credential: holder.device.get(options) })
    expect(holder.browser.cookie()).not.toBe(before)
    const old = openBrowser(made.platform)
    old.setCookie(before)
    expect(await statusOf(old)).toBe(401)
  })

  it('is told of by letter, with the way to remove it and no code', async () => {
    const { email } = await passkeyHolder(made.platform)
    const [letter, ...others] = await lettersTo(made.platform, email)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('A passkey was added')
    expect(letter?.html).toContain('/settings/account"')
    expect(letter?.text).not.toMatch(/code=|works until/)
  })

  it('is told of in French where the site speaks it', async () => {
    const person = await keyMade(made.platform)
    person.browser.alter({ origin: siteOrigin, host: new URL(siteOrigin).host, 'accept-language': 'fr' })
    await add(person)
    const [letter] = await lettersTo(made.platform, person.email)
    expect(letter?.subject).toBe('Une clé d’accès a été ajoutée')
  })

  it('leaves nothing in the database that could log in', async () => {
    const { browser, email, device } = await passkeyHolder(made.platform)
    const options = await question(browser)
    const kept = JSON.stringify([
      await made.platform.platform.db.select().from(passkeys),
      await made.platform.platform.db.select().from(passkeyChallenges),
    ])
    expect(kept).not.toContain(String(options.challenge))
    expect(kept).not.toContain(email)
    expect(device.get(options)).toBeTruthy()
  })
})

describe('accounts 29: a passkey is somebody’s own', () => {
  it('is removed by its person, without a password, and then opens nothing', async () => {
    const holder = await passkeyHolder(made.platform)
    const there = await unlocked(made.platform, holder)
    made.platform.clock.advance(PASSKEY.freshMs * 2)
    await holder.browser.client(removePasskey, { params: { id: holder.passkeyId } })
    expect(await namesOf(holder.browser)).toEqual([])
    const again = await unlocked(made.platform, holder)
    await expect(enter(again)).rejects.toMatchObject(nobody)
    expect(await statusOf(again.browser)).toBe(401)
    expect(there.browser.cookie()).toBe('')
  })

  it('is not anybody else’s to remove, nor to add', async () => {
    const holder = await passkeyHolder(made.platform)
    const stranger = await withDevice(made.platform)
    await expect(
      stranger.browser.client(removePasskey, { params: { id: holder.passkeyId } }),
    ).rejects.toMatchObject({ code: 'INVALID_ID' })
    // The same key again, as an answer to the stranger's own question.
    const options = await ask(stranger.browser)
    const credential = holder.device.create(options)
    await expect(add({ browser: stranger.browser, credential })).rejects.toMatchObject(nobody)
    expect(await namesOf(holder.browser)).toEqual(['My phone'])
  })

  it('answers for nobody but whom it was made for', async () => {
    const holder = await passkeyHolder(made.platform)
    const other = await passkeyHolder(made.platform)
    const { user } = await other.browser.client(getMe, {})
    const browser = atSite(openBrowser(made.platform))
    const userHandle = Buffer.from(user.id).toString('base64url')
    const credential = holder.device.get(await question(browser), { userHandle })
    await expect(enter({ browser, credential })).rejects.toMatchObject(nobody)
  })

  it('goes with the account', async () => {
    const holder = await passkeyHolder(made.platform)
    await holder.browser.client(deleteMe, { body: { password: goodPassword } })
    const there = await unlocked(made.platform, holder)
    await expect(enter(there)).rejects.toMatchObject(nobody)
  })

  it('stays when the password is chosen anew, and goes when a change of e-mail is taken back', async () => {
    const holder = await passkeyHolder(made.platform)
    const { user } = await holder.browser.client(getMe, {})
    const { db, now } = made.platform.platform
    const issue = (kind: 'reset' | 'undo') =>
      issueCode(db, now(), { kind, userId: user.id, email: user.email })
    const visitor = openBrowser(made.platform)
    const { code } = await issue('reset')
    await visitor.client(confirmPasswordReset, { body: { code, new_password: 'another long passphrase' } })
    const there = await unlocked(made.platform, holder)
    await enter(there)
    expect(await statusOf(there.browser)).toBe(200)
    await visitor.client(undoEmailChange, { body: { code: (await issue('undo')).code } })
    const again = await unlocked(made.platform, holder)
    await expect(enter(again)).rejects.toMatchObject(nobody)
  })
})

describe('accounts 21: what is under way while a session ends', () => {
  it('adds nothing to an account that is just given back', async () => {
    const intruder = await keyMade(made.platform)
    const { user } = await intruder.browser.client(getMe, {})
    const { db, now } = made.platform.platform
    const { code } = await issueCode(db, now(), { kind: 'undo', userId: user.id, email: user.email })
    await Promise.allSettled([
      add(intruder),
      openBrowser(made.platform).client(undoEmailChange, { body: { code } }),
    ])
    expect(await db.select().from(passkeys).where(eq(passkeys.userId, user.id))).toEqual([])
  })
})

describe('accounts 16: whoever sits in somebody’s open session plants no passkey', () => {
  const waited = async () => {
    const person = await withDevice(made.platform)
    made.platform.clock.advance(PASSKEY.freshMs + 1)
    return person
  }

  it('is asked for the password a quarter of an hour after the log-in', async () => {
    const { browser } = await waited()
    await expect(ask(browser)).rejects.toMatchObject({
      errors: [{ code: 'PASSWORD_MISSING', field: 'password' }],
    })
    await expect(ask(browser, '')).rejects.toMatchObject({ code: 'PASSWORD_MISSING' })
    await expect(ask(browser, 'not the password')).rejects.toMatchObject({
      errors: [{ code: 'INVALID_VALUE', field: 'password' }],
    })
    expect(await ask(browser, goodPassword)).toHaveProperty('challenge')
  })

  it('cannot guess it', async () => {
    const { browser } = await waited()
    for (let n = 0; n < 10; n++)
      await expect(ask(browser, `guess ${n}`)).rejects.toMatchObject({ code: 'INVALID_VALUE' })
    await expect(ask(browser, goodPassword)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('a quarter of an hour begins with the log-in, not with the last use', async () => {
    const { browser } = await withDevice(made.platform)
    made.platform.clock.advance(PASSKEY.freshMs)
    expect(await ask(browser)).toHaveProperty('challenge')
    made.platform.clock.advance(1)
    await expect(ask(browser)).rejects.toMatchObject({ code: 'PASSWORD_MISSING' })
  })

  it('whoever has no password is asked for none', async () => {
    const browser = atSite(await made.stage.passwordless())
    await made.platform.platform.db.update(users).set({ emailConfirmed: true })
    made.platform.clock.advance(PASSKEY.freshMs + 1)
    expect(await ask(browser)).toHaveProperty('challenge')
  })

  it('and the question is of use to its own person alone', async () => {
    const owner = await withDevice(made.platform)
    const intruder = await keyMade(made.platform)
    await expect(add({ browser: owner.browser, credential: intruder.credential })).rejects.toMatchObject(
      nobody,
    )
    const options = await question(owner.browser)
    const credential = owner.device.create({ ...options, rp: { id: 'localhost' }, user: { id: 'x' } })
    await expect(add({ browser: owner.browser, credential })).rejects.toMatchObject(nobody)
  })
})

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

describe('accounts 17: a question is answered once, for five minutes', () => {
  it('the same answer again does not log in', async () => {
    const there = await unlocked(made.platform)
    await enter(there)
    const browser = atSite(openBrowser(made.platform))
    await expect(enter({ browser, credential: there.credential })).rejects.toMatchObject(nobody)
  })

  it('of twenty at once one gets in', async () => {
    const { credential } = await unlocked(made.platform)
    const browsers = Array.from({ length: 20 }, () => atSite(openBrowser(made.platform)))
    await Promise.allSettled(browsers.map((browser) => enter({ browser, credential })))
    const inside = await Promise.all(browsers.map(statusOf))
    expect(inside.filter((status) => status === 200)).toHaveLength(1)
  })

  it('a wrong answer uses it up as well', async () => {
    const holder = await passkeyHolder(made.platform)
    const browser = atSite(openBrowser(made.platform))
    const options = await question(browser)
    await expect(
      enter({ browser, credential: holder.device.get(options, { verified: false }) }),
    ).rejects.toMatchObject(nobody)
    await expect(enter({ browser, credential: holder.device.get(options) })).rejects.toMatchObject(nobody)
  })

  it('after five minutes it says so, and a day later nothing of it is left', async () => {
    const late = await unlocked(made.platform)
    const lateKey = await keyMade(made.platform)
    made.platform.clock.advance(PASSKEY.challengeMs)
    const expired = { errors: [{ code: 'EXPIRED_CODE', field: 'credential' }] }
    await expect(enter(late)).rejects.toMatchObject(expired)
    await expect(add(lateKey)).rejects.toMatchObject(expired)
    await question(atSite(openBrowser(made.platform)))
    made.platform.clock.advance(24 * 60 * 60_000)
    await question(atSite(openBrowser(made.platform)))
    const left = await made.platform.platform.db.select().from(passkeyChallenges)
    expect(left).toHaveLength(1)
  })

  it('one that nobody put is answered by nobody', async () => {
    const holder = await passkeyHolder(made.platform)
    const browser = atSite(openBrowser(made.platform))
    const credential = holder.device.get({ challenge: 'bm9ib2R5IGFza2VkIHRoaXM', rpId: 'localhost' })
    await expect(enter({ browser, credential })).rejects.toMatchObject(nobody)
  })
})

describe('how many, and whose', () => {
  it('ten at most, also of many at once', async () => {
    const person = await withDevice(made.platform)
    const answers = await Promise.all(
      Array.from({ length: PASSKEY.max + 2 }, async () => {
        const credential = authenticator(siteOrigin).create(await ask(person.browser))
        return { browser: person.browser, credential }
      }),
    )
    const refused = (await Promise.allSettled(answers.map((answer) => add(answer)))).filter(
      ({ status }) => status === 'rejected',
    )
    expect(refused).toHaveLength(2)
    await expect(ask(person.browser)).rejects.toMatchObject({
      errors: [{ code: 'MAX_COUNT', field: 'passkey', params: { max: PASSKEY.max } }],
    })
  })

  it('sixty questions in a quarter of an hour, and then none', async () => {
    const { browser } = await withDevice(made.platform)
    for (let n = 0; n < 60; n++) await ask(browser)
    await expect(ask(browser)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const left = await made.platform.platform.db.select().from(passkeyChallenges)
    expect(left.filter(({ kind }) => kind === 'add')).toHaveLength(60)
  })

  it('needs a confirmed e-mail, before anything is asked', async () => {
    const browser = atSite(await newcomer(made.platform))
    made.platform.clock.advance(PASSKEY.freshMs + 1)
    await expect(ask(browser)).rejects.toMatchObject({ code: 'NOT_YET_CONFIRM' })
  })

  it('a bare address has none, nor has a caller that is no page', async () => {
    const { browser } = await withDevice(made.platform)
    for (const origin of ['http://127.0.0.1:4600', 'http://[::1]:4600']) {
      await expect(ask(atSite(browser, origin))).rejects.toMatchObject({ code: 'INVALID_STATE' })
      await expect(question(browser)).rejects.toMatchObject({ code: 'INVALID_STATE' })
    }
    browser.alter({})
    await expect(ask(browser)).rejects.toMatchObject({ code: 'INVALID_STATE' })
  })

  it('a blocked account is said to be blocked only to whoever has the device', async () => {
    const holder = await passkeyHolder(made.platform)
    const { db } = made.platform.platform
    await db.update(users).set({ blocked: true }).where(eq(users.email, holder.email))
    const there = await unlocked(made.platform, holder)
    await expect(enter(there)).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' })
    const browser = atSite(openBrowser(made.platform))
    const credential = holder.device.get(await question(browser), { verified: false })
    await expect(enter({ browser, credential })).rejects.toMatchObject(nobody)
  })

  it('adding one leaves the other ways in as they are', async () => {
    const { email, browser } = await passkeyHolder(made.platform)
    const { user } = await browser.client(getMe, {})
    const { db } = made.platform.platform
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1)
    const there = openBrowser(made.platform)
    await there.client(login, { credentials: { email, password: goodPassword } })
    expect(await statusOf(there)).toBe(200)
  })
})
