import { login } from '@kindling/api-client/contract/auth'
import { getMe } from '@kindling/api-client/contract/users'
import { PASSKEY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passkeyChallenges, sessions, users } from '../database/schema.ts'
import { authenticator } from '../testing/authenticator.ts'
import { openBrowser, statusOf } from '../testing/browser.ts'
import {
  add,
  ask,
  atSite,
  enter,
  keyMade,
  nobody,
  passkeyHolder,
  question,
  siteOrigin,
  unlocked,
  withDevice,
} from '../testing/passkeys.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'

const made = platformForTests()

describe('accounts 16: an intruder in an open session adds no passkey', () => {
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

  it('an account without a password is not asked for one', async () => {
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

  it('after five minutes it has expired, and a day later it is deleted', async () => {
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

  it('an unknown question is rejected', async () => {
    const holder = await passkeyHolder(made.platform)
    const browser = atSite(openBrowser(made.platform))
    const credential = holder.device.get({ challenge: 'bm9ib2R5IGFza2VkIHRoaXM', rpId: 'localhost' })
    await expect(enter({ browser, credential })).rejects.toMatchObject(nobody)
  })
})

describe('limits', () => {
  it('ten passkeys at most, also when many are added at once', async () => {
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

  it('sixty questions in a quarter of an hour, and no more', async () => {
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

  it('is not possible at an IP address, or for a caller that is no page', async () => {
    const { browser } = await withDevice(made.platform)
    for (const origin of ['http://127.0.0.1:4600', 'http://[::1]:4600']) {
      await expect(ask(atSite(browser, origin))).rejects.toMatchObject({ code: 'INVALID_STATE' })
      await expect(question(browser)).rejects.toMatchObject({ code: 'INVALID_STATE' })
    }
    browser.alter({})
    await expect(ask(browser)).rejects.toMatchObject({ code: 'INVALID_STATE' })
  })

  it('a blocked account is reported as blocked only to the owner of the device', async () => {
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
