import { resendConfirmation } from '@kindling/api-client/contract/account'
import {
  confirmEmail,
  confirmPasswordReset,
  requestPasswordReset,
  undoEmailChange,
} from '@kindling/api-client/contract/auth'
import { register } from '@kindling/api-client/contract/users'
import { WINDOW } from '@kindling/validation/limits'
import { describe, expect, it } from 'vitest'
import type { users } from '../database/schema.ts'
import * as schema from '../database/schema.ts'
import { forgetExpired } from '../operations/forget-expired.ts'
import type { MailMessage } from '../providers/mail.ts'
import { openBrowser } from '../testing/browser.ts'
import { codesOf, mailSteps, newEmail, newPassword } from '../testing/mail-steps.ts'
import { goodPassword } from '../testing/people.ts'
import { startTestPlatform } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { issueCode } from './codes.ts'

const made = platformForTests()
const { visitor, signUp, forgot, newestCode, reset, confirm, withResetCode } = mailSteps(made)

describe('accounts 17: codes in e-mails', () => {
  it('are 128 random bits, each its own', async () => {
    const { db, now } = made.platform.platform
    const { user, email } = await signUp()
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => issueCode(db, now(), { kind: 'undo', userId: user.id, email })),
    )
    expect(new Set(codes.map(({ code }) => code)).size).toBe(20)
    for (const { code } of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  })

  it('work once', async () => {
    const { code } = await withResetCode()
    await reset(code)
    await expect(reset(code, 'a third long passphrase')).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    const { email } = await signUp()
    const confirming = await newestCode(email)
    await confirm(confirming)
    await expect(confirm(confirming)).rejects.toMatchObject({ code: 'ALREADY_CONFIRMED' })
  })

  it('work once when sent fifty times at once', async () => {
    const { email } = await signUp()
    const confirming = await newestCode(email)
    const browser = visitor()
    const confirmed = await codesOf(Array.from({ length: 50 }, () => confirm(confirming, browser)))
    expect(confirmed.filter((each) => each === 'done')).toHaveLength(1)
    expect(confirmed.filter((each) => each === 'ALREADY_CONFIRMED')).toHaveLength(49)

    const { code } = await withResetCode()
    const changed = await codesOf(
      Array.from({ length: 50 }, (_, n) => reset(code, `a passphrase, number ${n}`)),
    )
    expect(changed.filter((each) => each === 'done')).toHaveLength(1)
    expect(changed.filter((each) => each === 'EXPIRED_CODE')).toHaveLength(49)
  })

  it.each([
    ['reset', WINDOW.passwordResetMs],
    ['confirm', WINDOW.emailConfirmMs],
    ['undo', WINDOW.emailChangeUndoMs],
  ] as const)('expire: %s after %i ms, to the moment', async (kind, windowMs) => {
    const platform = await startTestPlatform()
    try {
      const { platform: inside, clock } = platform
      const bring = async (late: number) => {
        const email = newEmail()
        const browser = openBrowser(platform)
        const { user } = await browser.client(register, { body: { email, password: goodPassword } })
        const { code } = await issueCode(inside.db, clock.now(), { kind, userId: user.id, email })
        clock.advance(windowMs + late)
        if (kind === 'reset')
          return browser.client(confirmPasswordReset, { body: { code, new_password: newPassword } })
        return browser.client(kind === 'confirm' ? confirmEmail : undoEmailChange, { body: { code } })
      }
      await expect(bring(-1)).resolves.toEqual({})
      await expect(bring(0)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    } finally {
      await platform.stop()
    }
  })

  it('expire when a newer one is sent', async () => {
    const { email, code } = await withResetCode()
    await forgot(email)
    const newer = await newestCode(email)
    await expect(reset(code)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    await reset(newer)

    const { email: other } = await signUp()
    const first = await newestCode(other)
    await visitor().client(resendConfirmation, { body: { email: other } })
    const second = await newestCode(other)
    expect(second).not.toBe(first)
    await expect(confirm(first)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    await confirm(second)
  })

  it('work only for their own purpose', async () => {
    const { email } = await signUp()
    const confirming = await newestCode(email)
    await expect(reset(confirming)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { code } = await withResetCode()
    await expect(confirm(code)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are not stored: no dump of the database holds one where real mail goes out (accounts 9)', async () => {
    const sent: MailMessage[] = []
    const mail = {
      send: async (message: MailMessage) => void sent.push(message),
      close: async () => undefined,
    }
    const platform = await startTestPlatform({ mail })
    try {
      const email = newEmail()
      await openBrowser(platform).client(register, { body: { email, password: goodPassword } })
      await openBrowser(platform).client(requestPasswordReset, { body: { email } })
      await platform.deliverMail()
      const codes = sent.map(({ text }) => /code=([\w-]{22})/.exec(text)?.[1] ?? '')
      expect(codes).toHaveLength(2)
      const { db } = platform.platform
      const tables = Object.values(schema).filter((each) => typeof each === 'object') as (typeof users)[]
      const dump = JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))))
      expect(dump).toContain(email)
      for (const secret of [...codes, goodPassword]) {
        expect(secret).not.toBe('')
        expect(dump).not.toContain(secret)
      }
    } finally {
      await platform.stop()
    }
  })

  it('are in no dump where the outbox keeps e-mails either, and the e-mails are deleted when their codes expire', async () => {
    const { platform } = made
    const { db } = platform.platform
    const email = newEmail()
    await openBrowser(platform).client(register, { body: { email, password: goodPassword } })
    await platform.deliverMail()
    const [message] = (await platform.outbox?.list()) ?? []
    const [, code = ''] = /code=([\w-]{22})/.exec(message?.text ?? '') ?? []
    expect([message?.to, code]).toEqual([email, expect.stringMatching(/.{22}/)])
    const stored = JSON.stringify(await db.select().from(schema.outbox))
    expect(stored).toContain(email)
    expect(stored).not.toContain(code)
    expect(stored).not.toContain('code=')

    platform.clock.advance(WINDOW.emailConfirmMs + 1)
    await forgetExpired(platform.platform)
    expect(await db.select().from(schema.outbox)).toEqual([])
  })
})
