import { getMe, register } from '@kindling/api-client/contract/users'
import { describe, expect, it } from 'vitest'
import { users } from '../database/schema.ts'
import { openBrowser } from '../testing/browser.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const newEmail = () => `${crypto.randomUUID()}@example.com`
const signUp = async (body: { email: string; password: string; name?: string }) => {
  const browser = openBrowser(made.platform)
  await browser.client(register, { body })
  return browser
}

describe('signing up', () => {
  it('logs in, and the account is the one that was asked for', async () => {
    const email = newEmail()
    const browser = await signUp({ email, password: goodPassword, name: "Siân O'Neill" })
    const { user } = await browser.client(getMe, {})
    expect(user).toMatchObject({
      email,
      name: "Siân O'Neill",
      email_confirmed: false,
      login_methods: ['local'],
      totp_enabled: false,
      kyc_status: 'KYC_NOT_DONE',
      shipping_addresses: [],
      payment_methods: [],
      default_shipping_address: null,
      backed_projects_count: 0,
    })
  })

  it('takes one address once, however it is written, and however often at once', async () => {
    const email = newEmail()
    const spellings = [email, email.toUpperCase(), ` ${email} `, `\r\n${email}\n`, `${email}\u2028`]
    const results = await Promise.allSettled(
      spellings.map((spelling) => signUp({ email: spelling, password: goodPassword })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['VALUE_EXISTS']))
  })

  it('accounts 1, 2: takes any password from eight characters, and asks nothing else of it', async () => {
    await signUp({ email: newEmail(), password: 'grauwerk' })
    await signUp({ email: newEmail(), password: 'пароль и ключ' })
    await expect(signUp({ email: newEmail(), password: 'sevench' })).rejects.toMatchObject({
      code: 'ITERABLE_LENGTH_SHORT',
      field: 'password',
    })
  })

  it('takes no name a profile would not take', async () => {
    const name = 'x'.repeat(41)
    await expect(signUp({ email: newEmail(), password: goodPassword, name })).rejects.toMatchObject({
      code: 'ITERABLE_LENGTH_LONG',
      field: 'name',
    })
  })

  it('accounts 9: keeps no password a copy of the database would tell', async () => {
    const password = `secret ${crypto.randomUUID()}`
    await signUp({ email: newEmail(), password })
    const rows = await made.platform.platform.db.select().from(users)
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(rows.every((row) => row.passwordHash === null || row.passwordHash.startsWith('$argon2id$'))).toBe(
      true,
    )
  })
})
