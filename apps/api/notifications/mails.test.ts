import { updateMe } from '@kindling/api-client/contract/account'
import { login, requestPasswordReset } from '@kindling/api-client/contract/auth'
import { unsubscribeFromNewsletter } from '@kindling/api-client/contract/mailing-list'
import { cancelPledge } from '@kindling/api-client/contract/pledges'
import { getMe } from '@kindling/api-client/contract/users'
import type { UserProfile } from '@kindling/api-client/model/account'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { businessClock, mailQueue, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { settlePledge } from '../pledges/settle.ts'
import { mailSteps } from '../testing/mail-steps.ts'
import { mailsTo } from '../testing/mails.ts'
import { confirm, fill, goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { commentWritten, updatePublished } from './events.ts'
import { pledgeCharged, refundPaid } from './money-events.ts'
import { notify } from './notify.ts'

const made = platformForTests()
const { visitor, signUp } = mailSteps(made)
const db = () => made.platform.platform.db

/** Somebody with a confirmed address who wants e-mails of these keys, and a project to write about. */
async function reader(...keys: UserProfile['email_subscriptions']) {
  const { browser, user, email } = await signUp()
  await made.platform.deliverMail()
  await db()
    .update(users)
    .set({ emailConfirmed: true, emailSubscriptions: keys })
    .where(eq(users.id, user.id))
  const { id } = await made.stage.project()
  return { browser, userId: user.id, email, project: { id: Number(id), name: 'A kettle' } }
}
type Reader = Awaited<ReturnType<typeof reader>>

const charged = (project: Reader['project']) => pledgeCharged(project, { id: newId('plg'), total: 16_450 })
const updated = (project: Reader['project']) =>
  updatePublished(project, { id: newId('upd'), name: 'It boils', description: 'At last.' })
const tell = (event: Parameters<typeof notify>[1], userId: string) =>
  notify(db(), event, [userId], made.platform.platform.now())
const subjectsTo = async (email: string) =>
  (await mailsTo(made.platform, email)).map(({ subject }) => subject).filter((each) => !/^Confirm/.test(each))
const codeOf = (text = '') => /\/newsletter\/unsubscribe\?code=([\w.-]+)/.exec(text)?.[1] ?? ''
const keysOf = async ({ browser }: Pick<Reader, 'browser'>) =>
  (await browser.client(getMe, {})).user.email_subscriptions

describe('an e-mail of an event', () => {
  it('goes to each person once, though 16 tell it at once and another tells it later', async () => {
    const { userId, email, project } = await reader()
    const event = charged(project)
    await Promise.all(Array.from({ length: 16 }, () => tell(event, userId)))
    expect(await subjectsTo(email)).toEqual(['$164.50 charged for A kettle'])
    await tell(event, userId)
    expect(await subjectsTo(email)).toHaveLength(1)
  })

  it('goes out once, though the process died between sending it and noting that', async () => {
    const { userId, email, project } = await reader()
    await tell(charged(project), userId)
    const [order] = await db().select().from(mailQueue).where(eq(mailQueue.userId, userId))
    if (!order) throw new Error('Nothing is queued')
    expect(await subjectsTo(email)).toHaveLength(1)
    await db().insert(mailQueue).values(order)
    expect(await subjectsTo(email)).toHaveLength(1)
    expect(await db().select().from(mailQueue)).toEqual([])
  })

  it('is queued with the event, or not at all', async () => {
    const { userId, email, project } = await reader()
    const failing = db().transaction(async (tx) => {
      await notify(tx, charged(project), [userId], made.platform.platform.now())
      throw new Error('killed')
    })
    await expect(failing).rejects.toThrow('killed')
    expect(await subjectsTo(email)).toEqual([])
  })

  it('waits for the e-mails that somebody waits for at a screen', async () => {
    const { userId, email, project } = await reader()
    await tell(charged(project), userId)
    made.platform.clock.advance(1_000)
    await visitor().client(requestPasswordReset, { body: { email } })
    const [last, first] = await mailsTo(made.platform, email)
    expect([first?.subject, last?.subject]).toEqual(['Choose a new password', '$164.50 charged for A kettle'])
  })

  it('is due at once in a demo world whose business time is ahead', async () => {
    const { userId, email, project } = await reader()
    const aheadMs = 15 * 86_400_000
    await db().insert(businessClock).values({ name: 'demo', aheadMs })
    const at = new Date(made.platform.platform.now().getTime() + aheadMs)
    await notify(db(), charged(project), [userId], at)
    await db().delete(businessClock)
    const [message] = await mailsTo(made.platform, email)
    expect(message?.text).toContain('A kettle, 5 December 2026')
  })

  it('goes to the address of today, and to nobody once the account is deleted', async () => {
    const { userId, project } = await reader()
    await tell(charged(project), userId)
    const email = `${newId('new')}@example.com`
    await db().update(users).set({ email, emailKey: email }).where(eq(users.id, userId))
    expect(await subjectsTo(email)).toHaveLength(1)
    await tell(charged(project), userId)
    await db().update(users).set({ deletedAt: made.platform.platform.now() }).where(eq(users.id, userId))
    expect(await subjectsTo(email)).toHaveLength(1)
  })

  it('about money comes always, also to an address that is not confirmed', async () => {
    const { userId, email, project } = await reader()
    await db().update(users).set({ emailConfirmed: false }).where(eq(users.id, userId))
    await tell(refundPaid(project, { id: newId('rfd'), amount: 5_600, toWallet: false, reason: '' }), userId)
    const [message] = await mailsTo(made.platform, email)
    expect(message?.subject).toBe('$56 refunded')
    expect(message?.text).not.toContain('nsubscribe')
  })

  it('about an update comes where its key is on and the address is confirmed', async () => {
    const wants = await reader('PROJECT_UPDATES')
    const others = [await reader('PROJECT_COMMENTS'), await reader('PROJECT_UPDATES')]
    await db()
      .update(users)
      .set({ emailConfirmed: false })
      .where(eq(users.id, others[1]?.userId ?? ''))
    for (const { userId } of [wants, ...others]) await tell(updated(wants.project), userId)
    expect(await subjectsTo(wants.email)).toEqual(['Update: It boils'])
    for (const { email } of others) expect(await subjectsTo(email)).toEqual([])
  })

  it('does not come if its key is turned off before it goes out', async () => {
    const { browser, userId, email, project } = await reader('PROJECT_UPDATES')
    await tell(updated(project), userId)
    await browser.client(updateMe, { body: { email_subscriptions: [] } })
    expect(await subjectsTo(email)).toEqual([])
  })
})

describe('its unsubscribe link', () => {
  it('turns its key off and no other, and goes well again', async () => {
    const person = await reader('PROJECT_UPDATES', 'PROJECT_COMMENTS')
    const { userId, email, project } = person
    await tell(updated(project), userId)
    const code = codeOf((await mailsTo(made.platform, email))[0]?.text)
    for (let n = 0; n < 2; n++) {
      await visitor().client(unsubscribeFromNewsletter, { body: { code } })
      expect(await keysOf(person)).toEqual(['PROJECT_COMMENTS'])
    }
    await tell(updated(project), userId)
    const comment = { id: newId('cmt'), author: 'Greta', text: 'Yes.', answers: true }
    await tell(commentWritten(project, comment), userId)
    expect(await subjectsTo(email)).toEqual(['Greta answered you', 'Update: It boils'])
  })

  it('is worth nothing once altered', async () => {
    const person = await reader('PROJECT_UPDATES')
    await tell(updated(person.project), person.userId)
    const code = codeOf((await mailsTo(made.platform, person.email))[0]?.text)
    const forged = `${code.slice(0, -2)}${code.endsWith('AA') ? 'BB' : 'AA'}`
    await expect(
      visitor().client(unsubscribeFromNewsletter, { body: { code: forged } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await keysOf(person)).toEqual(['PROJECT_UPDATES'])
  })
})

describe('its language', () => {
  it('is that of the last log-in', async () => {
    const { userId, email, project } = await reader()
    const browser = visitor()
    browser.alter({ 'accept-language': 'fr-CA' })
    await browser.client(login, { credentials: { email, password: goodPassword } })
    await tell(charged(project), userId)
    const [message] = await mailsTo(made.platform, email)
    expect(message?.subject.replaceAll(/\s/g, ' ')).toBe('164,50 $ débités pour A kettle')
  })

  it('is that in which the settings were last changed', async () => {
    const { browser, userId, email, project } = await reader()
    browser.alter({ 'accept-language': 'fr' })
    await browser.client(updateMe, { body: { email_subscriptions: ['PROJECT_UPDATES'] } })
    await tell(updated(project), userId)
    expect(await subjectsTo(email)).toEqual(['Actualité\u00a0: It boils'])
  })

  it('is English for somebody whose language we never saw', async () => {
    const { userId, email, project } = await reader()
    await db().update(users).set({ language: null }).where(eq(users.id, userId))
    await tell(charged(project), userId)
    expect(await subjectsTo(email)).toEqual(['$164.50 charged for A kettle'])
  })
})

describe('a receipt', () => {
  it('comes once for a pledge that stands and once for its end, whatever is repeated', async () => {
    const project = await made.stage.project({ price: 9_500 })
    const { client } = await made.stage.backer()
    const { user } = await client(getMe, {})
    const { id: pledgeId } = await confirm(client, project, await fill(client, project))
    await settlePledge(made.platform.platform, pledgeId)
    const [receipt, ...others] = await mailsTo(made.platform, user.email)
    expect([receipt?.subject, others]).toEqual(['Your pledge of $95 to A kettle stands', []])
    expect(receipt?.text).toContain(`To be charged on: 30 November 2026`)
    expect(receipt?.text).toContain(`/pledges/${pledgeId}\n`)
    const cancel = () =>
      client(cancelPledge, { params: { id: project.id, pledgeId }, idempotencyKey: newId('key') })
    await Promise.allSettled([cancel(), cancel(), cancel()])
    expect((await subjectsTo(user.email)).slice(0, -1)).toEqual(['You cancelled your pledge to A kettle'])
  })
})
