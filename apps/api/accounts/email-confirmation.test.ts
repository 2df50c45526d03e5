import { resendConfirmation } from '@kindling/api-client/contract/account'
import { login, undoEmailChange } from '@kindling/api-client/contract/auth'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emailCodes, mailQueue, users } from '../database/schema.ts'
import { mailSteps, newEmail } from '../testing/mail-steps.ts'
import { mailsTo } from '../testing/mails.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { sendUndo } from './mails.ts'

const made = platformForTests()
const { visitor, signUp, forgot, newestCode, reset } = mailSteps(made)

describe('accounts 7: forgot and resend tell nobody whether an address is registered', () => {
  const withoutTrace = (headers: Headers) =>
    [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  const send = (path: string, email: string) =>
    visitor().send(path, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json' },
    })

  it.each(['/auth/password-reset/', '/users/me/email-resendconfirmation/'])(
    '%s: same status, body, headers and trace in the database',
    async (path) => {
      const { db } = made.platform.platform
      const { email: known } = await signUp()
      await made.platform.deliverMail()
      const unknown = newEmail()
      const before = await db.select().from(emailCodes)
      const [one, other] = [await send(path, known), await send(path, unknown)]
      expect([one.status, one.body, withoutTrace(one.headers)]).toEqual([
        other.status,
        other.body,
        withoutTrace(other.headers),
      ])
      // The work of both is one row: nobody is looked up, and no code is made, before the answer is out.
      const queued = await db.select().from(mailQueue)
      const shapeOf = (email: string) =>
        queued
          .filter((row) => row.email === email)
          .map(({ kind, userId, language }) => [kind, userId, language])
      expect(shapeOf(known)).toHaveLength(1)
      expect(shapeOf(known)).toEqual(shapeOf(unknown))
      expect(await db.select().from(emailCodes)).toEqual(before)
      expect(await mailsTo(made.platform, unknown)).toEqual([])
    },
  )

  it('an e-mail is written once in ten seconds, for a registered address and for another', async () => {
    const { email } = await signUp()
    for (const each of [email, newEmail()]) {
      const browser = visitor()
      const again = () => browser.client(resendConfirmation, { body: { email: each } })
      await again()
      await expect(again()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 10 })
      made.platform.clock.advance(10_000)
      await again()
    }
  })
})

describe('taking a change of e-mail back', () => {
  async function changed() {
    const { db, now } = made.platform.platform
    const { browser, user, email } = await signUp()
    await mailsTo(made.platform, email)
    const moved = newEmail()
    await db
      .update(users)
      .set({ email: moved, emailKey: moved, emailConfirmed: false })
      .where(eq(users.id, user.id))
    await sendUndo(db, now(), { userId: user.id, email, language: 'en' })
    return { browser, user, email, moved, code: await newestCode(email) }
  }
  const undo = (code: string) => visitor().client(undoEmailChange, { body: { code } })

  it('gives the account back to the old address, ends its sessions, and kills e-mails to the new one', async () => {
    const { browser, email, moved, code } = await changed()
    await forgot(moved)
    const stolen = await newestCode(moved)
    await undo(code)
    await expect(browser.client(getMe, {})).rejects.toMatchObject({ status: 401 })
    await expect(reset(stolen)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    const { user } = await visitor().client(login, { credentials: { email, password: goodPassword } })
    expect(user).toMatchObject({ email, email_confirmed: true })
  })

  it('works from the first e-mail, however often the address was changed since', async () => {
    const { user, email, code } = await changed()
    const { db, now } = made.platform.platform
    const third = newEmail()
    await db.update(users).set({ email: third, emailKey: third }).where(eq(users.id, user.id))
    await sendUndo(db, now(), { userId: user.id, email: newEmail(), language: 'en' })
    await made.platform.deliverMail()
    await undo(code)
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row?.email).toBe(email)
  })
})
