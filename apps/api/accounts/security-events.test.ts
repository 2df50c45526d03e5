import { changeEmail, changePassword, deleteMe } from '@kindling/api-client/contract/account'
import { login } from '@kindling/api-client/contract/auth'
import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { listSecurityEvents } from '@kindling/api-client/contract/security-events'
import { revokeOtherSessions } from '@kindling/api-client/contract/sessions'
import { getMe, register } from '@kindling/api-client/contract/users'
import { basicCredentials } from '@kindling/api-client/transport'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityEvents } from '../database/schema.ts'
import { openBrowser } from '../testing/browser.ts'
import { newEmail } from '../testing/mail-steps.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const newPassword = 'another long passphrase'

async function signUp() {
  const email = newEmail()
  const browser = openBrowser(made.platform)
  browser.alter({ 'user-agent': 'Firefox of the test' })
  await browser.client(register, { body: { email, password: goodPassword } })
  const { user } = await browser.client(getMe, {})
  return { browser, email, id: user.id }
}
const tick = () => made.platform.clock.advance(1000)

describe('what happened to the safety of an account', () => {
  it('is listed for its person alone, newest first, with the browser it came from', async () => {
    const { browser, email } = await signUp()
    const headers = { authorization: basicCredentials(email, 'not the password') }
    tick()
    await openBrowser(made.platform).send('/auth/authorize/', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    })
    tick()
    await browser.client(changePassword, { body: { password: goodPassword, new_password: newPassword } })
    tick()
    await browser.client(changeEmail, { body: { email: newEmail(), password: newPassword } })
    tick()
    await browser.client(revokeOtherSessions, {})
    const { security_events: events, meta } = await browser.client(listSecurityEvents, { query: {} })
    expect(events.map(({ kind }) => kind)).toEqual([
      'OTHER_SESSIONS_ENDED',
      'EMAIL_CHANGED',
      'PASSWORD_CHANGED',
      'LOGIN_FAILED',
      'LOGIN',
    ])
    expect(events.map(({ user_agent }) => user_agent)).toEqual([
      ...Array.from({ length: 3 }, () => 'Firefox of the test'),
      '',
      'Firefox of the test',
    ])
    expect(meta).toEqual({ total_count: 5, next: null })
    const { browser: other } = await signUp()
    expect((await other.client(listSecurityEvents, { query: {} })).meta.total_count).toBe(1)
  })

  it('is read page by page, each event once', async () => {
    const { browser, email } = await signUp()
    for (let n = 0; n < 4; n++) {
      tick()
      await openBrowser(made.platform).client(login, { credentials: { email, password: goodPassword } })
    }
    const ids: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const query: { 'page[size]': string; cursor?: string } = { 'page[size]': '2' }
      if (next !== '') query.cursor = next
      const answer: AnswerOf<typeof listSecurityEvents> = await browser.client(listSecurityEvents, { query })
      ids.push(...answer.security_events.map(({ id }) => id))
      next = answer.meta.next
    }
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  })

  it('is never changed nor taken away, not by a statement of ours either', async () => {
    const { id } = await signUp()
    const { db } = made.platform.platform
    const mine = eq(securityEvents.userId, id)
    await expect(db.update(securityEvents).set({ kind: 'LOGIN_FAILED' }).where(mine)).rejects.toThrow()
    await expect(db.delete(securityEvents).where(mine)).rejects.toThrow()
    expect(await db.select().from(securityEvents).where(mine)).toMatchObject([{ kind: 'LOGIN' }])
  })

  it('goes with the person', async () => {
    const { browser, id } = await signUp()
    await browser.client(deleteMe, { body: { password: goodPassword } })
    const { db } = made.platform.platform
    expect(await db.select().from(securityEvents).where(eq(securityEvents.userId, id))).toEqual([])
  })
})
