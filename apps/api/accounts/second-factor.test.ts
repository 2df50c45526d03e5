import { contract, type ServedName } from '@kindling/api-client/contract'
import { confirmPasswordReset, login } from '@kindling/api-client/contract/auth'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import {
  confirmTotp,
  disableTotp,
  enableTotp,
  loginWithTotp,
  resetTotp,
} from '@kindling/api-client/contract/totp'
import { getMe } from '@kindling/api-client/contract/users'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { secondFactors, sessions, users } from '../database/schema.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { enrolling } from '../testing/second-factor.ts'
import { issueCode } from './codes.ts'

const made = platformForTests()

const credentialsOf = (email: string, password = goodPassword) => ({ email, password })
const visitor = () => openBrowser(made.platform)
const statusOf = async (browser: Browser) => (await browser.send('/users/me/')).status
const withCode = (browser: Browser, email: string, code: string) =>
  browser.client(loginWithTotp, { credentials: credentialsOf(email), body: { code } })
const withKey = (browser: Browser, email: string, totp_recovery_key: string) =>
  browser.client(resetTotp, { credentials: credentialsOf(email), body: { totp_recovery_key } })
const logIn = (browser: Browser, email: string) =>
  browser.client(login, { credentials: credentialsOf(email) })
/** Codes of what was refused. */
const refusedWith = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((each) => (each.status === 'rejected' ? each.reason.code : 'passed'))
/** No code of any step near now. */
const wrong = (code: (steps?: number) => string) => {
  const near = new Set([-2, -1, 0, 1, 2].map(code))
  return Array.from({ length: 100 }, (_, n) => String(100_000 + n)).find((each) => !near.has(each)) ?? ''
}

describe('accounts 14: before the code there is nothing', () => {
  it('the password alone is answered totp_required, without a session', async () => {
    const { email } = await made.stage.guarded()
    const browser = visitor()
    expect(await logIn(browser, email)).toEqual({ totp_required: true, user: null })
    expect(browser.cookie()).toBe('')
    expect(browser.last()?.headers.getSetCookie()).toEqual([])
    const protectedRoutes = (Object.keys(contract) as ServedName[]).filter(
      (name) => contract[name].status === 'served' && contract[name].auth === 'session',
    )
    for (const name of protectedRoutes) {
      const endpoint: EndpointSpec = contract[name]
      const { status } = await browser.send(`/${endpoint.path.replace(/\{\w+\}/g, '1')}`, {
        method: endpoint.method,
        ...(endpoint.method !== 'GET' && { body: '{}' }),
        headers: {
          'content-type': endpoint.multipart ? 'multipart/form-data; boundary=x' : 'application/json',
        },
      })
      expect([name, status]).toEqual([name, 401])
    }
  })

  it('and the code without the password is nothing either', async () => {
    const { email, code } = await made.stage.guarded()
    const browser = visitor()
    const call = browser.client(loginWithTotp, {
      credentials: credentialsOf(email, 'not the password'),
      body: { code: code(1) },
    })
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await withCode(browser, email, code(1))
    expect(await statusOf(browser)).toBe(200)
  })

  it('until two-factor is confirmed nothing is asked for', async () => {
    const { email } = await made.stage.enrolling()
    expect(await logIn(visitor(), email)).toMatchObject({ totp_required: false })
  })
})

describe('accounts 11: a code works once', () => {
  it('a second time it fails, in any browser, and so does the one that turned it on', async () => {
    const { email, code } = await made.stage.guarded()
    expect(await refusedWith([withCode(visitor(), email, code(0))])).toEqual(['CODE_INVALID'])
    const browser = visitor()
    await withCode(browser, email, code(1))
    expect(
      await refusedWith([withCode(browser, email, code(1)), withCode(visitor(), email, code(1))]),
    ).toEqual(['CODE_INVALID', 'CODE_INVALID'])
  })

  it('nor does an older one after a newer', async () => {
    const { email, code } = await made.stage.guarded()
    made.platform.clock.advance(60_000)
    await withCode(visitor(), email, code(1))
    expect(await refusedWith([withCode(visitor(), email, code(0))])).toEqual(['CODE_INVALID'])
  })

  it('of twenty at once exactly one passes', async () => {
    const { email, code } = await made.stage.guarded()
    const codes = await refusedWith(Array.from({ length: 20 }, () => withCode(visitor(), email, code(1))))
    expect(codes.filter((each) => each === 'passed')).toHaveLength(1)
    expect(new Set(codes)).toEqual(
      new Set([...codes.filter((each) => /^(CODE_INVALID|UNAUTHORIZED)$/.test(each)), 'passed']),
    )
  })
})

describe('accounts 12: the clock is the server’s', () => {
  it.each([-1, 0, 1])('a code of step %i is taken', async (steps) => {
    const { email, code } = await made.stage.guarded()
    made.platform.clock.advance(90_000)
    await expect(withCode(visitor(), email, code(steps))).resolves.toMatchObject({ user: { email } })
  })

  it.each([-2, 2])('one of step %i is not, whatever time the browser claims', async (steps) => {
    const { email, code } = await made.stage.guarded()
    made.platform.clock.advance(90_000)
    const browser = visitor()
    browser.alter({ date: new Date(made.platform.clock.now().getTime() + steps * 30_000).toUTCString() })
    await expect(withCode(browser, email, code(steps))).rejects.toMatchObject({ code: 'CODE_INVALID' })
  })
})

describe('accounts 13: five wrong codes end the half-login', () => {
  it('from then on the right one fails too, until the password is given again', async () => {
    const { email, code } = await made.stage.guarded()
    const browser = visitor()
    await logIn(browser, email)
    for (let n = 0; n < 5; n++)
      expect(await refusedWith([withCode(browser, email, wrong(code))])).toEqual(['CODE_INVALID'])
    // In another browser as well: the count is the account's.
    expect(
      await refusedWith([withCode(browser, email, code(1)), withCode(visitor(), email, code(1))]),
    ).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED'])
    await logIn(browser, email)
    await withCode(browser, email, code(1))
    expect(await statusOf(browser)).toBe(200)
  })

  it('wrong recovery keys count like wrong codes', async () => {
    const { email, code, recoveryKey } = await made.stage.guarded()
    const browser = visitor()
    for (let n = 0; n < 3; n++) await refusedWith([withCode(browser, email, wrong(code))])
    for (let n = 0; n < 2; n++)
      expect(await refusedWith([withKey(browser, email, 'not the key')])).toEqual([
        'TOTP_INVALID_RECOVERY_KEY',
      ])
    expect(await refusedWith([withKey(browser, email, recoveryKey)])).toEqual(['UNAUTHORIZED'])
  })

  it('and giving the password again and again ends with the thirtieth wrong code of a day', async () => {
    const { email, code } = await made.stage.guarded()
    for (let n = 0; n < 30; n++) {
      if (n % 5 === 0) await logIn(visitor(), email)
      expect(await refusedWith([withCode(visitor(), email, wrong(code))])).toEqual(['CODE_INVALID'])
    }
    await logIn(visitor(), email)
    await expect(withCode(visitor(), email, code(1))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 86_400,
    })
    made.platform.clock.advance(86_400_000)
    await expect(withCode(visitor(), email, code(0))).resolves.toMatchObject({ user: { email } })
  })
})

describe('accounts 15: the recovery key', () => {
  it('logs in once and turns two-factor off; a second time it is of no use', async () => {
    const { email, recoveryKey } = await made.stage.guarded()
    const browser = visitor()
    const { user } = await withKey(browser, email, recoveryKey.toLowerCase().replaceAll('-', ' '))
    expect(user.totp_enabled).toBe(false)
    expect(await statusOf(browser)).toBe(200)
    expect(await refusedWith([withKey(visitor(), email, recoveryKey)])).toEqual(['TOTP_NOT_ENABLED'])
    expect(await logIn(visitor(), email)).toMatchObject({ totp_required: false })
  })

  it('of many at once one passes', async () => {
    const { email, recoveryKey } = await made.stage.guarded()
    const codes = await refusedWith(Array.from({ length: 10 }, () => withKey(visitor(), email, recoveryKey)))
    expect(codes.filter((each) => each === 'passed')).toHaveLength(1)
  })

  it('dies when a newer one is made', async () => {
    const first = await made.stage.enrolling()
    const second = await enrolling(made.platform, first.browser)
    expect(second.recoveryKey).not.toBe(first.recoveryKey)
    const confirmed = { password: goodPassword, code: first.code() }
    // So does the secret that was shown with it.
    await expect(first.browser.client(confirmTotp, { body: confirmed })).rejects.toMatchObject({
      field: 'code',
    })
    await first.browser.client(confirmTotp, { body: { ...confirmed, code: second.code() } })
    expect(await refusedWith([withKey(visitor(), first.email, first.recoveryKey)])).toEqual([
      'TOTP_INVALID_RECOVERY_KEY',
    ])
    await withKey(visitor(), first.email, second.recoveryKey)
  })

  it('is shown once: no later answer and no row holds it, nor the secret', async () => {
    const { browser, email, recoveryKey } = await made.stage.guarded()
    const secret = recoveryKey.replaceAll('-', '')
    await browser.client(getMe, {})
    expect(JSON.stringify(browser.last()?.body)).not.toContain(recoveryKey)
    const rows = JSON.stringify(await made.platform.platform.db.select().from(secondFactors))
    expect(rows).not.toContain(recoveryKey)
    expect(rows).not.toContain(secret)
    expect(await refusedWith([browser.client(enableTotp, {})])).toEqual(['ALREADY_ENABLED_2FA'])
    await withKey(visitor(), email, recoveryKey)
  })
})

it('accounts 9: no row tells the secret of an app', async () => {
  const browser = await made.stage.confirmed()
  const { totp_uri } = await browser.client(enableTotp, {})
  const secret = new URL(totp_uri).searchParams.get('secret') ?? ''
  expect(secret).toHaveLength(32)
  const [row] = await made.platform.platform.db
    .select({ text: sql<string>`string_agg(f::text, ' ')` })
    .from(sql`${secondFactors} as f`)
  expect(row?.text).not.toContain(secret)
})

describe('accounts 16: a wrong password changes nothing', () => {
  it.each([
    ['turning two-factor on', 'enrolling', confirmTotp],
    ['turning it off', 'guarded', disableTotp],
  ] as const)('%s', async (_what, stage, endpoint) => {
    const { browser, code } = await made.stage[stage]()
    const { db } = made.platform.platform
    // Tries are counted; nothing else may differ.
    const kept = async () => {
      const of = async (table: typeof users | typeof secondFactors | typeof sessions) =>
        JSON.stringify(await db.select().from(table as typeof users))
      return Promise.all([of(users), of(secondFactors), of(sessions)])
    }
    const before = await kept()
    await expect(
      browser.client(endpoint as typeof confirmTotp, {
        body: { password: 'not the password', code: code() },
      }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_VALUE', field: 'password' })
    expect(await kept()).toEqual(before)
    expect(await statusOf(browser)).toBe(200)
  })

  it('and both are named where the code is wrong too', async () => {
    const { browser, code } = await made.stage.enrolling()
    const body = { password: 'not the password', code: wrong(code) }
    await expect(browser.client(confirmTotp, { body })).rejects.toMatchObject({
      errors: [
        { code: 'INVALID_VALUE', field: 'password' },
        { code: 'INVALID_VALUE', field: 'code' },
      ],
    })
  })

  it('nor does asking to begin, for whoever has it on already', async () => {
    const { browser } = await made.stage.guarded()
    const before = await fingerprint(made.platform)
    expect(await refusedWith([browser.client(enableTotp, {})])).toEqual(['ALREADY_ENABLED_2FA'])
    expect(await fingerprint(made.platform)).toBe(before)
  })
})

describe('accounts 19: a change of the second factor ends every other session', () => {
  it('turning it on, and the one that asked goes on', async () => {
    const { browser, email, code } = await made.stage.enrolling()
    const other = visitor()
    await logIn(other, email)
    expect(await statusOf(other)).toBe(200)
    await browser.client(confirmTotp, { body: { password: goodPassword, code: code() } })
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
  })

  it('turning it off', async () => {
    const { browser, email, code } = await made.stage.guarded()
    const other = visitor()
    await withCode(other, email, code(1))
    await browser.client(disableTotp, { body: { password: goodPassword } })
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
  })

  it('and taking it away with the recovery key, all of them', async () => {
    const { browser, email, recoveryKey } = await made.stage.guarded()
    const recovered = visitor()
    await withKey(recovered, email, recoveryKey)
    expect([await statusOf(browser), await statusOf(recovered)]).toEqual([401, 200])
  })
})

it('accounts 18: a new password by letter does not take the second factor away', async () => {
  const { email, code, browser } = await made.stage.guarded()
  const { user } = await browser.client(getMe, {})
  const { db, now } = made.platform.platform
  const issued = await issueCode(db, now(), { kind: 'reset', userId: user.id, email })
  const password = 'another long passphrase'
  await visitor().client(confirmPasswordReset, { body: { code: issued.code, new_password: password } })
  const credentials = { email, password }
  expect(await visitor().client(login, { credentials })).toEqual({ totp_required: true, user: null })
  await visitor().client(loginWithTotp, { credentials, body: { code: code(1) } })
})

it('somebody who is blocked is told so only with the right password, and no code is looked at', async () => {
  const { email, code } = await made.stage.guarded()
  await made.platform.platform.db
    .update(users)
    .set({ blocked: true })
    .where(sql`${users.emailKey} = ${email.toLowerCase()}`)
  const guess = { credentials: credentialsOf(email, 'not the password') }
  expect(
    await refusedWith([
      visitor().client(login, guess),
      visitor().client(loginWithTotp, { ...guess, body: { code: code(1) } }),
      logIn(visitor(), email),
      withCode(visitor(), email, code(1)),
    ]),
  ).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'ACCOUNT_BLOCKED', 'ACCOUNT_BLOCKED'])
})
