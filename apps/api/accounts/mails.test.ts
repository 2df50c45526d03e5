import { register } from '@kindling/api-client/contract/users'
import { describe, expect, it } from 'vitest'
import { mailQueue } from '../database/schema.ts'
import { type MailMessage, MailUnavailable } from '../providers/mail.ts'
import { openBrowser } from '../testing/browser.ts'
import { mailSteps, newEmail } from '../testing/mail-steps.ts'
import { codeIn, mailsTo } from '../testing/mails.ts'
import { goodPassword } from '../testing/people.ts'
import { startTestPlatform } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const { visitor, signUp, confirm, isConfirmed } = mailSteps(made)

describe('an e-mail', () => {
  it('goes to the address that signs up, as HTML and as text, with a link that confirms it', async () => {
    const { browser, email } = await signUp()
    const [message, ...others] = await mailsTo(made.platform, email)
    expect(others).toEqual([])
    expect(message?.subject).toBe('Confirm your e-mail')
    const link = `http://127.0.0.1:4600/confirmemail?code=${codeIn(message)}`
    expect(message?.html).toContain(`href="${link}"`)
    expect(message?.text).toContain(link)
    // Seven days after the clock of the tests, 20 November 2026, 12:00.
    expect(message?.text).toContain('27 November 2026 at 12:00 UTC')
    expect(await isConfirmed(browser)).toBe(false)
    await confirm(codeIn(message))
    expect(await isConfirmed(browser)).toBe(true)
  })

  it.each([
    ['fr-CA,fr;q=0.9', undefined, 'Confirmez votre e-mail'],
    ['de', undefined, 'Confirm your e-mail'],
    ['en', 'language=fr', 'Confirmez votre e-mail'],
  ])(
    'speaks the language of the site, else of the browser: %s, cookie %s',
    async (accept, cookie, subject) => {
      const email = newEmail()
      const browser = visitor()
      browser.alter({ 'accept-language': accept, ...(cookie ? { cookie } : {}) })
      await browser.client(register, { body: { email, password: goodPassword } })
      const [message] = await mailsTo(made.platform, email)
      expect(message?.subject).toBe(subject)
    },
  )

  it('links to where the site is, whatever host the request names', async () => {
    const email = newEmail()
    const browser = visitor()
    browser.alter({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await browser.client(register, { body: { email, password: goodPassword } })
    const [message] = await mailsTo(made.platform, email)
    expect(message?.html).not.toContain('evil.example')
  })

  it('shows an address that is half HTML as text', async () => {
    const email = `o'neill&co+${Date.now()}@example.com`
    await signUp(email)
    const [message] = await mailsTo(made.platform, email)
    expect(message?.html).toContain(`<b>${email.replace('&', '&amp;').replace("'", '&#39;')}</b>`)
  })

  it('that no server accepts fails no call, and is sent again', async () => {
    const sent: MailMessage[] = []
    let failures = 2
    const platform = await startTestPlatform({
      mail: {
        send: async (message) => {
          if (failures-- > 0) throw new MailUnavailable('out of reach')
          sent.push(message)
        },
        close: async () => undefined,
      },
    })
    try {
      const email = newEmail()
      await openBrowser(platform).client(register, { body: { email, password: goodPassword } })
      await platform.deliverMail()
      expect(sent).toEqual([])
      platform.clock.advance(15_000)
      await platform.deliverMail()
      platform.clock.advance(30_000)
      await platform.deliverMail()
      expect(sent.map(({ to }) => to)).toEqual([email])
      expect(await platform.platform.db.select().from(mailQueue)).toEqual([])
    } finally {
      await platform.stop()
    }
  })

  it('that no server ever accepts is given up after an hour, and the next one is sent', async () => {
    const sent: MailMessage[] = []
    const platform = await startTestPlatform({
      mail: {
        send: async (message) => {
          if (message.to.startsWith('lost')) throw new MailUnavailable('no such mailbox')
          sent.push(message)
        },
        close: async () => undefined,
      },
    })
    try {
      for (const email of ['lost@example.com', 'found@example.com'])
        await openBrowser(platform).client(register, { body: { email, password: goodPassword } })
      for (let n = 0; n < 8; n++) {
        await platform.deliverMail()
        platform.clock.advance(40 * 60_000)
      }
      expect(sent.map(({ to }) => to)).toEqual(['found@example.com'])
      expect(await platform.platform.db.select().from(mailQueue)).toEqual([])
    } finally {
      await platform.stop()
    }
  })
})
