import { confirmPasswordReset, login, requestPasswordReset } from '@kindling/api-client/contract/auth'
import { register } from '@kindling/api-client/contract/users'
import { basicCredentials } from '@kindling/api-client/transport'
import { describe, expect, it } from 'vitest'
import { countAttempt } from '../kernel/rate-limit.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { codeIn, mailsTo } from '../testing/mails.ts'
import { goodPassword } from '../testing/people.ts'
import { startTestPlatform } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const newEmail = () => `${crypto.randomUUID()}@example.com`
const signUp = async (body: { email: string; password: string; name?: string }) => {
  const browser = openBrowser(made.platform)
  await browser.client(register, { body })
  return browser
}
const tryLogin = (browser: Browser, email: string, password: string) =>
  browser.send('/auth/authorize/', {
    method: 'POST',
    body: '{}',
    headers: { authorization: basicCredentials(email, password), 'content-type': 'application/json' },
  })
/** As many failures as there may be, without their passwords' cost. */
const fillCount = async (key: string, count: number) => {
  for (let n = 0; n < count; n++)
    await countAttempt(made.platform.platform, key, { count, windowMs: 86_400_000 })
}
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('logging in', () => {
  it('accounts 6: with a password outside Latin, in UTF-8 (RFC 7617)', async () => {
    const email = newEmail()
    await signUp({ email, password: '日本:ü 日本:ü' })
    const browser = openBrowser(made.platform)
    const { user } = await browser.client(login, { credentials: { email, password: '日本:ü 日本:ü' } })
    expect(user?.email).toBe(email)
    await expect(
      browser.client(login, { credentials: { email, password: '日本:u 日本:u' } }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('accounts 3: with all of a long password, and not with one that differs at its end', async () => {
    const email = newEmail()
    const password = 'ü'.repeat(74)
    await signUp({ email, password: `${password}Ä-rest` })
    await expect(
      openBrowser(made.platform).client(login, { credentials: { email, password: `${password}B-rest` } }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await openBrowser(made.platform).client(login, { credentials: { email, password: `${password}Ä-rest` } })
  })

  it.each([
    ['nothing', {}, 'EMAIL_MISSING'],
    ['another scheme', { authorization: 'Bearer abc' }, 'EMAIL_MISSING'],
    ['no base64', { authorization: 'Basic ***' }, 'EMAIL_MISSING'],
    ['no colon', { authorization: `Basic ${btoa('mara')}` }, 'EMAIL_MISSING'],
    ['NUL', { authorization: `Basic ${btoa('a\0b@example.com:password')}` }, 'EMAIL_MISSING'],
  ])('with %s in place of credentials is rejected by field', async (_what, headers, code) => {
    const { status, body } = await openBrowser(made.platform).send('/auth/authorize/', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect([status, body]).toEqual([400, { errors: [{ code, field: 'email' }] }])
  })

  it('accounts 7: tells nobody whether an address is registered: same status, body, headers and work', async () => {
    const known = newEmail()
    await signUp({ email: known, password: goodPassword })
    const withoutTrace = (headers: Headers) =>
      [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
    // Work of the processor and not time on the clock: a busy machine takes its time with both.
    const measure = async (email: string) => {
      const from = process.cpuUsage()
      const answered = await tryLogin(openBrowser(made.platform), email, 'not the password')
      const { user, system } = process.cpuUsage(from)
      return { work: user + system, answered }
    }
    await measure('warm-up@example.com')
    const work = { known: [] as number[], unknown: [] as number[] }
    for (let n = 0; n < 24; n++) {
      const [one, other] = [await measure(known), await measure(newEmail())]
      work.known.push(one.work)
      work.unknown.push(other.work)
      expect([one.answered.status, one.answered.body, withoutTrace(one.answered.headers)]).toEqual([
        other.answered.status,
        other.answered.body,
        withoutTrace(other.answered.headers),
      ])
    }
    // Without the decoy an unknown address would be answered with a thirtieth of the work.
    const ratio = median(work.unknown) / median(work.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

describe('accounts 8: guessing', () => {
  it('is answered 429 with Retry-After after eight failures, the right password included', async () => {
    const email = newEmail()
    await signUp({ email, password: goodPassword })
    const guesser = openBrowser(made.platform)
    for (let n = 0; n < 8; n++) expect((await tryLogin(guesser, email, `guess ${n}`)).status).toBe(401)
    const { status, headers, body } = await tryLogin(guesser, email, goodPassword)
    expect([status, body]).toEqual([429, { errors: [{ code: 'RATE_LIMITED', params: { seconds: 900 } }] }])
    expect(headers.get('retry-after')).toBe('900')
    // The owner logs in from elsewhere, and other people from the same place.
    expect((await tryLogin(openBrowser(made.platform), email, goodPassword)).status).toBe(200)
    const other = newEmail()
    await signUp({ email: other, password: goodPassword })
    expect((await tryLogin(guesser, other, goodPassword)).status).toBe(200)
    made.platform.clock.advance(15 * 60_000)
    expect((await tryLogin(guesser, email, goodPassword)).status).toBe(200)
  })

  it('is over after a right password: the count starts again', async () => {
    const email = newEmail()
    await signUp({ email, password: goodPassword })
    const browser = openBrowser(made.platform)
    for (let n = 0; n < 20; n++) expect((await tryLogin(browser, email, goodPassword)).status).toBe(200)
    for (let n = 0; n < 7; n++) await tryLogin(browser, email, 'a slip')
    expect((await tryLogin(browser, email, goodPassword)).status).toBe(200)
    for (let n = 0; n < 7; n++) expect((await tryLogin(browser, email, 'a slip')).status).toBe(401)
  })

  it('in parallel does not slip past the count', async () => {
    const email = newEmail()
    const guesser = openBrowser(made.platform)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => tryLogin(guesser, email, `guess ${n}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12)
  })

  it('from many places ends too: one account takes a hundred failures in a row (NIST SP 800-63B)', async () => {
    const email = newEmail()
    await fillCount(`login::${email}`, 100)
    expect((await tryLogin(openBrowser(made.platform), email, goodPassword)).status).toBe(429)
  })

  it('is not helped by a forged X-Forwarded-For where no proxy is trusted', async () => {
    const open = await startTestPlatform({ trustProxy: false })
    try {
      const email = newEmail()
      const statuses: number[] = []
      for (let n = 0; n < 10; n++) {
        const forged = openBrowser(open, { address: `192.0.2.${n}` })
        statuses.push((await tryLogin(forged, email, `guess ${n}`)).status)
      }
      expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
    } finally {
      await open.stop()
    }
  })

  it('behind a proxy counts by what the proxy added, not by what the browser claimed', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      const forged = openBrowser(made.platform, { address: `192.0.2.${n}, 203.0.113.99` })
      statuses.push((await tryLogin(forged, email, `guess ${n}`)).status)
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
  })
})

describe('accounts A32: nobody is kept out of their own account', () => {
  const owner = async () => {
    const email = newEmail()
    const device = await signUp({ email, password: goodPassword })
    await device.send('/auth/authorize/', {
      method: 'DELETE',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    return { email, device }
  }
  /** Wrong passwords from thirteen addresses: as many as one account takes in all. */
  const attack = async (email: string) => {
    const places = Array.from({ length: 13 }, () => openBrowser(made.platform))
    const answers = await Promise.all(
      places.flatMap((place) => Array.from({ length: 8 }, (_, n) => tryLogin(place, email, `guess ${n}`))),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100)
  }

  it('on a device that has logged in before, while others guess, also from the same address', async () => {
    const { email, device } = await owner()
    await attack(email)
    expect((await tryLogin(openBrowser(made.platform), email, goodPassword)).status).toBe(429)
    expect((await tryLogin(device, email, goodPassword)).status).toBe(200)
    const address = '198.18.0.7'
    await fillCount(`login:${address}`, 60)
    device.alter({ 'x-forwarded-for': address })
    expect((await tryLogin(openBrowser(made.platform, { address }), newEmail(), 'any')).status).toBe(429)
    expect((await tryLogin(device, email, goodPassword)).status).toBe(200)
  })

  it('after a finished reset, in the browser it was finished in and in any other', async () => {
    const { email } = await owner()
    await fillCount(`login::${email}`, 100)
    expect((await tryLogin(openBrowser(made.platform), email, goodPassword)).status).toBe(429)
    await openBrowser(made.platform).client(requestPasswordReset, { body: { email } })
    const code = codeIn((await mailsTo(made.platform, email))[0])
    const elsewhere = openBrowser(made.platform)
    const newPassword = 'another good passphrase'
    await elsewhere.client(confirmPasswordReset, { body: { code, new_password: newPassword } })
    expect((await tryLogin(openBrowser(made.platform), email, newPassword)).status).toBe(200)
    await fillCount(`login::${email}`, 100)
    expect((await tryLogin(elsewhere, email, newPassword)).status).toBe(200)
  })

  it('and a known device guesses no further than an unknown one', async () => {
    const { email, device } = await owner()
    for (let n = 0; n < 8; n++) expect((await tryLogin(device, email, `guess ${n}`)).status).toBe(401)
    expect((await tryLogin(device, email, goodPassword)).status).toBe(429)
    // It is known to one account: for every other it is a stranger's.
    const other = await owner()
    await fillCount(`login::${other.email}`, 100)
    expect((await tryLogin(device, other.email, goodPassword)).status).toBe(429)
  })

  it('a forged device cookie is not accepted', async () => {
    const { email } = await owner()
    const forged = openBrowser(made.platform)
    forged.setCookie(`kindling_device=1.${'A'.repeat(80)}`)
    for (let n = 0; n < 8; n++) expect((await tryLogin(forged, email, `guess ${n}`)).status).toBe(401)
    expect((await tryLogin(forged, email, goodPassword)).status).toBe(429)
  })

  it('right log-ins are no attempts: however many log in from one address, the next one does too', async () => {
    const { email } = await owner()
    await fillCount('login:198.18.0.8', 59)
    for (let n = 0; n < 3; n++) {
      const browser = openBrowser(made.platform, { address: '198.18.0.8' })
      expect((await tryLogin(browser, email, goodPassword)).status).toBe(200)
    }
  })

  it('addresses of one IPv6 household count as one', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      const address = `2001:db8:7:7:${n.toString(16)}::1`
      statuses.push((await tryLogin(openBrowser(made.platform, { address }), email, `guess ${n}`)).status)
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
  })
})
