import { contract, type ServedName } from '@kindling/api-client/contract'
import { login } from '@kindling/api-client/contract/auth'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { enableTotp, loginWithTotp } from '@kindling/api-client/contract/totp'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { secondFactors, users } from '../database/schema.ts'
import { openBrowser, statusOf } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { credentialsOf, logIn, rejectedWith, withCode, withKey, wrong } from '../testing/two-factor-calls.ts'

const made = platformForTests()
const visitor = () => openBrowser(made.platform)

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
    expect(await rejectedWith([withCode(visitor(), email, code(0))])).toEqual(['CODE_INVALID'])
    const browser = visitor()
    await withCode(browser, email, code(1))
    expect(
      await rejectedWith([withCode(browser, email, code(1)), withCode(visitor(), email, code(1))]),
    ).toEqual(['CODE_INVALID', 'CODE_INVALID'])
  })

  it('nor does an older one after a newer', async () => {
    const { email, code } = await made.stage.guarded()
    made.platform.clock.advance(60_000)
    await withCode(visitor(), email, code(1))
    expect(await rejectedWith([withCode(visitor(), email, code(0))])).toEqual(['CODE_INVALID'])
  })

  it('of twenty at once exactly one passes', async () => {
    const { email, code } = await made.stage.guarded()
    const codes = await rejectedWith(Array.from({ length: 20 }, () => withCode(visitor(), email, code(1))))
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

describe('accounts 13: five wrong codes end the MFA challenge', () => {
  it('from then on the right one fails too, until the password is given again', async () => {
    const { email, code } = await made.stage.guarded()
    const browser = visitor()
    await logIn(browser, email)
    for (let n = 0; n < 5; n++)
      expect(await rejectedWith([withCode(browser, email, wrong(code))])).toEqual(['CODE_INVALID'])
    // In another browser as well: the count is the account's.
    expect(
      await rejectedWith([withCode(browser, email, code(1)), withCode(visitor(), email, code(1))]),
    ).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED'])
    await logIn(browser, email)
    await withCode(browser, email, code(1))
    expect(await statusOf(browser)).toBe(200)
  })

  it('wrong recovery keys count like wrong codes', async () => {
    const { email, code, recoveryKey } = await made.stage.guarded()
    const browser = visitor()
    for (let n = 0; n < 3; n++) await rejectedWith([withCode(browser, email, wrong(code))])
    for (let n = 0; n < 2; n++)
      expect(await rejectedWith([withKey(browser, email, 'not the key')])).toEqual([
        'TOTP_INVALID_RECOVERY_KEY',
      ])
    expect(await rejectedWith([withKey(browser, email, recoveryKey)])).toEqual(['UNAUTHORIZED'])
  })

  it('and giving the password again and again ends with the thirtieth wrong code of a day', async () => {
    const { email, code } = await made.stage.guarded()
    for (let n = 0; n < 30; n++) {
      if (n % 5 === 0) await logIn(visitor(), email)
      expect(await rejectedWith([withCode(visitor(), email, wrong(code))])).toEqual(['CODE_INVALID'])
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

it('a blocked person learns so only with the right password, and no code is checked', async () => {
  const { email, code } = await made.stage.guarded()
  await made.platform.platform.db
    .update(users)
    .set({ blocked: true })
    .where(sql`${users.emailKey} = ${email.toLowerCase()}`)
  const guess = { credentials: credentialsOf(email, 'not the password') }
  expect(
    await rejectedWith([
      visitor().client(login, guess),
      visitor().client(loginWithTotp, { ...guess, body: { code: code(1) } }),
      logIn(visitor(), email),
      withCode(visitor(), email, code(1)),
    ]),
  ).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'ACCOUNT_BLOCKED', 'ACCOUNT_BLOCKED'])
})
