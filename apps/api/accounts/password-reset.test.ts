import { confirmPasswordReset, login } from '@kindling/api-client/contract/auth'
import { getMe, register } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { socialAccounts, users } from '../database/schema.ts'
import { mailSteps, newEmail, newPassword } from '../testing/mail-steps.ts'
import { mailsTo } from '../testing/mails.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const { visitor, signUp, forgot, reset, withResetCode } = mailSteps(made)

describe('a new password', () => {
  it('accounts 19: ends every session, and the old password', async () => {
    const { browser, email, code } = await withResetCode()
    await reset(code)
    await expect(browser.client(getMe, {})).rejects.toMatchObject({ status: 401 })
    const logIn = (password: string) => visitor().client(login, { credentials: { email, password } })
    await expect(logIn(goodPassword)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(logIn(newPassword)).resolves.toMatchObject({ user: { email } })
  })

  it('accounts 18: logs nobody in, and leaves the second factor on', async () => {
    const { email, user, code } = await withResetCode()
    const { db } = made.platform.platform
    await db.update(users).set({ totpEnabled: true }).where(eq(users.id, user.id))
    const browser = visitor()
    await browser.client(confirmPasswordReset, { body: { code, new_password: newPassword } })
    expect(browser.cookie()).toBe('')
    const [row] = await db.select().from(users).where(eq(users.emailKey, email))
    expect(row?.totpEnabled).toBe(true)
    const logIn = visitor().client(login, { credentials: { email, password: newPassword } })
    await expect(logIn).resolves.toEqual({ totp_required: true, user: null })
  })

  it('that is rejected costs no code', async () => {
    const { code } = await withResetCode()
    await expect(reset(code, 'short')).rejects.toMatchObject({
      code: 'ITERABLE_LENGTH_SHORT',
      field: 'new_password',
    })
    await expect(reset(code, 'password123')).rejects.toMatchObject({
      code: 'REGEX_FAIL',
      field: 'new_password',
    })
    await reset(code)
  })

  it('is not offered to a blocked account', async () => {
    const { user, email } = await signUp()
    await mailsTo(made.platform, email)
    await made.platform.platform.db.update(users).set({ blocked: true }).where(eq(users.id, user.id))
    await forgot(email)
    expect(await mailsTo(made.platform, email)).toMatchObject([{ subject: 'Confirm your e-mail' }])
  })

  it('is not possible without a password: the e-mail says where the account logs in', async () => {
    const { db, now } = made.platform.platform
    const { user, email } = await signUp()
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
    const at = { userId: user.id, createdAt: now() }
    await db.insert(socialAccounts).values([
      { ...at, provider: 'google', subject: crypto.randomUUID() },
      { ...at, provider: 'facebook', subject: crypto.randomUUID() },
    ])
    await forgot(email)
    const [message] = await mailsTo(made.platform, email)
    expect(message?.subject).toBe('Your account has no password')
    expect(message?.text).toContain('Facebook or Google')
    expect(message?.text).toContain('/login')
    expect(message?.text).not.toContain('code=')
  })
})

describe('accounts 4: the commonest leaked passwords', () => {
  it.each(['password', '12345678', 'iloveyou1', 'qwertyuiop', 'trustno1', 'Password123', 'SUNSHINE'])(
    '%s is rejected at sign-up',
    async (password) => {
      await expect(
        visitor().client(register, { body: { email: newEmail(), password } }),
      ).rejects.toMatchObject({ code: 'REGEX_FAIL', field: 'password' })
    },
  )
})
