import { confirmPasswordReset, login } from '@kindling/api-client/contract/auth'
import { confirmTotp, disableTotp, enableTotp, loginWithTotp } from '@kindling/api-client/contract/totp'
import { getMe } from '@kindling/api-client/contract/users'
import { describe, expect, it } from 'vitest'
import { secondFactors, sessions, users } from '../database/schema.ts'
import { openBrowser, statusOf } from '../testing/browser.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { enrolling } from '../testing/second-factor.ts'
import { logIn, rejectedWith, withCode, withKey, wrong } from '../testing/two-factor-calls.ts'
import { issueCode } from './codes.ts'

const made = platformForTests()
const visitor = () => openBrowser(made.platform)

describe('accounts 15: the recovery key', () => {
  it('logs in once and turns two-factor off; a second time it is of no use', async () => {
    const { email, recoveryKey } = await made.stage.guarded()
    const browser = visitor()
    const { user } = await withKey(browser, email, recoveryKey.toLowerCase().replaceAll('-', ' '))
    expect(user.totp_enabled).toBe(false)
    expect(await statusOf(browser)).toBe(200)
    expect(await rejectedWith([withKey(visitor(), email, recoveryKey)])).toEqual(['TOTP_NOT_ENABLED'])
    expect(await logIn(visitor(), email)).toMatchObject({ totp_required: false })
  })

  it('of many at once one passes', async () => {
    const { email, recoveryKey } = await made.stage.guarded()
    const codes = await rejectedWith(Array.from({ length: 10 }, () => withKey(visitor(), email, recoveryKey)))
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
    expect(await rejectedWith([withKey(visitor(), first.email, first.recoveryKey)])).toEqual([
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
    expect(await rejectedWith([browser.client(enableTotp, {})])).toEqual(['ALREADY_ENABLED_2FA'])
    await withKey(visitor(), email, recoveryKey)
  })
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

  it('nor does starting to turn it on, for an account that has it on', async () => {
    const { browser } = await made.stage.guarded()
    const before = await fingerprint(made.platform)
    expect(await rejectedWith([browser.client(enableTotp, {})])).toEqual(['ALREADY_ENABLED_2FA'])
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

it('accounts 18: a new password by e-mail does not take the second factor away', async () => {
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
