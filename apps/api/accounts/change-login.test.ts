import { changeEmail, changePassword, convertAccount } from '@kindling/api-client/contract/account'
import { login, undoEmailChange } from '@kindling/api-client/contract/auth'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../database/schema.ts'
import { passwordless } from '../testing/identity.ts'
import { codesOf, mailSteps, newEmail, newPassword } from '../testing/mail-steps.ts'
import { codeIn, mailsTo } from '../testing/mails.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'

const made = platformForTests()
const { visitor, signUp, confirm, forgot, newestCode, reset, isConfirmed } = mailSteps(made)

const rowOf = async (id: string) => {
  const [row] = await made.platform.platform.db.select().from(users).where(eq(users.id, id))
  return row
}
async function confirmedPerson() {
  const person = await signUp()
  await confirm(await newestCode(person.email))
  return person
}

describe('another e-mail', () => {
  it('holds at once, unconfirmed, and its e-mail confirms it', async () => {
    const { browser, email } = await confirmedPerson()
    const moved = newEmail()
    const { user } = await browser.client(changeEmail, { body: { email: moved, password: goodPassword } })
    expect(user).toMatchObject({ email: moved, email_confirmed: false })
    const logIn = (with_: string) =>
      visitor().client(login, { credentials: { email: with_, password: goodPassword } })
    await expect(logIn(email)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(logIn(moved)).resolves.toMatchObject({ user: { email: moved } })
    await confirm(await newestCode(moved))
    expect(await isConfirmed(browser)).toBe(true)
  })

  it('sends the old address a way back, which works for it alone', async () => {
    const { browser, user, email } = await confirmedPerson()
    const moved = newEmail()
    await browser.client(changeEmail, { body: { email: moved, password: goodPassword } })
    const [message] = await mailsTo(made.platform, email)
    await visitor().client(undoEmailChange, { body: { code: codeIn(message) } })
    expect(await rowOf(user.id)).toMatchObject({ email, emailConfirmed: true })
  })

  it('gives no way back to an address that was never confirmed: it may be a stranger’s', async () => {
    const { browser, email } = await signUp()
    const before = await mailsTo(made.platform, email)
    await browser.client(changeEmail, { body: { email: newEmail(), password: goodPassword } })
    expect(await mailsTo(made.platform, email)).toHaveLength(before.length)
  })

  it('ends other sessions and what e-mails to the old address opened', async () => {
    const { browser, user, email } = await confirmedPerson()
    const elsewhere = await signIn(made.platform, user.id)
    await forgot(email)
    const code = await newestCode(email)
    await browser.client(changeEmail, { body: { email: newEmail(), password: goodPassword } })
    await expect(elsewhere.client(getMe, {})).rejects.toMatchObject({ status: 401 })
    await expect(browser.client(getMe, {})).resolves.toBeDefined()
    await expect(reset(code)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
  })

  it('that two want at once is given to one', async () => {
    const people = await Promise.all([signUp(), signUp(), signUp()])
    const wanted = newEmail()
    const codes = await codesOf(
      people.map(({ browser }) =>
        browser.client(changeEmail, { body: { email: wanted, password: goodPassword } }),
      ),
    )
    expect(codes.sort()).toEqual(['VALUE_EXISTS', 'VALUE_EXISTS', 'done'])
  })

  it('accounts 16: with a wrong password changes nothing', async () => {
    const { browser, user, email } = await confirmedPerson()
    const elsewhere = await signIn(made.platform, user.id)
    const before = await rowOf(user.id)
    const messages = await mailsTo(made.platform, email)
    const wanted = newEmail()
    await expect(
      browser.client(changeEmail, { body: { email: wanted, password: 'not the password' } }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_VALUE', field: 'password' })
    expect(await rowOf(user.id)).toEqual(before)
    await expect(elsewhere.client(getMe, {})).resolves.toMatchObject({ user: { email } })
    expect(await mailsTo(made.platform, email)).toEqual(messages)
    expect(await mailsTo(made.platform, wanted)).toEqual([])
  })
})

describe('another password', () => {
  it('accounts 19: ends every other session, and the old password', async () => {
    const { browser, user, email } = await signUp()
    const elsewhere = await signIn(made.platform, user.id)
    await browser.client(changePassword, { body: { password: goodPassword, new_password: newPassword } })
    await expect(elsewhere.client(getMe, {})).rejects.toMatchObject({ status: 401 })
    await expect(browser.client(getMe, {})).resolves.toMatchObject({ user: { email } })
    const logIn = (password: string) => visitor().client(login, { credentials: { email, password } })
    await expect(logIn(goodPassword)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(logIn(newPassword)).resolves.toMatchObject({ user: { email } })
  })

  it('with a wrong current one changes nothing, and logs nobody out', async () => {
    const { browser, user } = await signUp()
    const before = await rowOf(user.id)
    await expect(
      browser.client(changePassword, { body: { password: 'not the password', new_password: newPassword } }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_VALUE', field: 'password' })
    expect(await rowOf(user.id)).toEqual(before)
    await expect(browser.client(getMe, {})).resolves.toBeDefined()
  })
})

describe('an account of a provider that gets a password', () => {
  it('logs in with it; an address that was confirmed stays so', async () => {
    const browser = await passwordless(made.platform)
    const { user } = await browser.client(getMe, {})
    await made.platform.platform.db.update(users).set({ emailConfirmed: true }).where(eq(users.id, user.id))
    const converted = await browser.client(convertAccount, {
      body: { email: user.email, password: newPassword },
    })
    expect(converted.user).toMatchObject({ login_methods: ['local'], email_confirmed: true })
    await expect(
      visitor().client(login, { credentials: { email: user.email, password: newPassword } }),
    ).resolves.toMatchObject({ user: { email: user.email } })
    expect(await mailsTo(made.platform, user.email)).toEqual([])
  })

  it('under another address has that one confirmed', async () => {
    const browser = await passwordless(made.platform)
    const moved = newEmail()
    const { user } = await browser.client(convertAccount, { body: { email: moved, password: newPassword } })
    expect(user).toMatchObject({ email: moved, email_confirmed: false })
    await confirm(await newestCode(moved))
    expect(await isConfirmed(browser)).toBe(true)
  })
})
