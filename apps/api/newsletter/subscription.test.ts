import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@kindling/api-client/contract/mailing-list'
import { WINDOW } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailQueue, newsletterCodes, newsletterSubscribers } from '../database/schema.ts'
import { codesOf, mailSteps, newEmail } from '../testing/mail-steps.ts'
import { codeIn, mailsTo } from '../testing/mails.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { unsubscribeCode } from './codes.ts'

const made = platformForTests()
const { visitor, newestCode } = mailSteps(made)

const subscribe = (email: string) => visitor().client(subscribeToNewsletter, { body: { email } })
const confirm = (code: string) => visitor().client(confirmNewsletter, { body: { code } })
const unsubscribe = (code: string) => visitor().client(unsubscribeFromNewsletter, { body: { code } })
const isOnList = async (email: string) =>
  (
    await made.platform.platform.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailKey, email.toLowerCase()))
  ).length === 1
const unsubscribeLink = async (email: string) => {
  const [message] = await mailsTo(made.platform, email)
  return /\/newsletter\/unsubscribe\?code=([\w.-]+)/.exec(message?.text ?? '')?.[1] ?? ''
}
async function reader() {
  const email = newEmail()
  await subscribe(email)
  await confirm(await newestCode(email))
  return email
}

describe('subscribing to the newsletter', () => {
  it('asks the address itself: only the link of its e-mail puts it on the list', async () => {
    const email = newEmail()
    await subscribe(` ${email} `)
    const [message, ...others] = await mailsTo(made.platform, email)
    expect(others).toEqual([])
    expect(message?.subject).toBe('Confirm the newsletter')
    expect(message?.html).toContain(`href="http://127.0.0.1:4600/newsletter?code=${codeIn(message)}"`)
    expect(message?.text).toContain('27 November 2026 at 12:00 UTC')
    expect(await isOnList(email)).toBe(false)
    await confirm(codeIn(message))
    expect(await isOnList(email)).toBe(true)
    expect((await mailsTo(made.platform, email))[0]?.subject).toBe('You are subscribed')
  })

  it('asks in French', async () => {
    const email = newEmail()
    const browser = visitor()
    browser.alter({ 'accept-language': 'fr-CA' })
    await browser.client(subscribeToNewsletter, { body: { email } })
    expect((await mailsTo(made.platform, email))[0]?.subject).toBe('Confirmez la newsletter')
  })

  it('answers, and leaves a trace, alike for an address on the list and for another', async () => {
    const { db } = made.platform.platform
    const [known, unknown] = [await reader(), newEmail()]
    await made.platform.deliverMail()
    const codes = await db.select().from(newsletterCodes)
    expect(await subscribe(known)).toEqual(await subscribe(unknown))
    const queued = await db.select().from(mailQueue)
    expect(queued.map(({ kind, userId, email }) => [kind, userId, email])).toEqual([
      ['newsletter', null, known],
      ['newsletter', null, unknown],
    ])
    expect(await db.select().from(newsletterCodes)).toEqual(codes)
    // The inbox alone learns it.
    expect((await mailsTo(made.platform, known))[0]?.subject).toBe('You are subscribed')
    expect((await mailsTo(made.platform, unknown))[0]?.subject).toBe('Confirm the newsletter')
  })

  it('writes five e-mails to one address in an hour, from however many visitors', async () => {
    const email = newEmail()
    for (let n = 0; n < 5; n++) await subscribe(email)
    await expect(subscribe(email.toUpperCase())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    made.platform.clock.advance(3_600_000)
    await subscribe(email)
  })

  it('removes those who were on the list before there was a confirmation', async () => {
    const { db, now } = made.platform.platform
    const email = newEmail()
    await db.insert(newsletterSubscribers).values({ emailKey: email, email, createdAt: now() })
    await unsubscribe(unsubscribeCode(made.platform.platform, email))
    expect(await isOnList(email)).toBe(false)
  })
})

describe('the code of its e-mail', () => {
  it('is stored as a digest alone', async () => {
    const email = newEmail()
    await subscribe(email)
    const code = await newestCode(email)
    expect(JSON.stringify(await made.platform.platform.db.select().from(newsletterCodes))).not.toContain(code)
  })

  it('works once, also of many at once; then the address is on the list already', async () => {
    const email = newEmail()
    await subscribe(email)
    const code = await newestCode(email)
    const came = await codesOf(Array.from({ length: 5 }, () => confirm(code)))
    expect(came.sort()).toEqual([...Array(4).fill('ALREADY_CONFIRMED'), 'done'])
  })

  it('is of no use once the address has unsubscribed, used or not', async () => {
    const email = newEmail()
    await subscribe(email)
    const first = await newestCode(email)
    await confirm(first)
    await unsubscribe(await unsubscribeLink(email))
    await expect(confirm(first)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    await subscribe(email)
    const second = await newestCode(email)
    await unsubscribe(unsubscribeCode(made.platform.platform, email))
    await expect(confirm(second)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    expect(await isOnList(email)).toBe(false)
  })

  it('expires after seven days, and with a newer e-mail', async () => {
    const email = newEmail()
    await subscribe(email)
    const older = await newestCode(email)
    await subscribe(email)
    const newer = await newestCode(email)
    await expect(confirm(older)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    made.platform.clock.advance(WINDOW.newsletterConfirmMs)
    await expect(confirm(newer)).rejects.toMatchObject({ code: 'EXPIRED_CODE' })
    expect(await isOnList(email)).toBe(false)
  })
})

describe('unsubscribing', () => {
  it('goes by the link in the e-mail, and goes well again', async () => {
    const email = await reader()
    const code = await unsubscribeLink(email)
    await unsubscribe(code)
    expect(await isOnList(email)).toBe(false)
    await unsubscribe(code)
  })

  it('takes nobody off by a code that was made up or altered', async () => {
    const email = await reader()
    const code = await unsubscribeLink(email)
    const altered = `${code.slice(0, -4)}${code.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    for (const each of ['', '1.', 'AAAAAAAAAAAAAAAAAAAAAA', altered])
      await expect(unsubscribe(each)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await isOnList(email)).toBe(true)
  })

  it('comes before the e-mail that welcomes: nothing more is sent', async () => {
    const email = newEmail()
    await subscribe(email)
    await confirm(await newestCode(email))
    await unsubscribe(unsubscribeCode(made.platform.platform, email))
    expect((await mailsTo(made.platform, email)).map(({ subject }) => subject)).toEqual([
      'Confirm the newsletter',
    ])
  })
})
