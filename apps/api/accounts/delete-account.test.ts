import { deleteMe, getUser } from '@kindling/api-client/contract/account'
import { getMe, register } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  paymentMethods,
  payments,
  pledges,
  projects,
  rewards,
  shippingAddresses,
  users,
} from '../database/schema.ts'
import { openBrowser } from '../testing/browser.ts'
import { passwordless } from '../testing/identity.ts'
import { settleDue } from '../testing/money.ts'
import { confirm, fill, goodPassword } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'
import { holder } from '../testing/wallet.ts'

const made = platformForTests()
const gone = { body: { password: goodPassword } }

/** Somebody who backs a campaign, with what they have at the platform. */
async function backing(fundingType: 'CROWDFUNDING' | 'PREORDER' = 'CROWDFUNDING') {
  const browser = await made.stage.backer()
  const project = await makeProject(made.platform, {
    fundingType,
    price: 5_000,
    needsShipping: true,
    shippingCost: { CAN: 500 },
  })
  const pledge = await confirm(browser.client, project, await fill(browser.client, project))
  const { user } = await browser.client(getMe, {})
  return { browser, project, pledge, user }
}
async function booksOf({ project, user, pledge }: Awaited<ReturnType<typeof backing>>) {
  const { db } = made.platform.platform
  const [campaign] = await db
    .select()
    .from(projects)
    .where(eq(projects.id, Number(project.id)))
  const [reward] = await db.select().from(rewards).where(eq(rewards.id, project.rewardId))
  const [row] = await db.select().from(pledges).where(eq(pledges.id, pledge.id))
  const [payment] = await db.select().from(payments).where(eq(payments.pledgeId, pledge.id))
  return {
    campaign,
    reward,
    pledge: row,
    payment,
    cards: await db.select().from(paymentMethods).where(eq(paymentMethods.userId, user.id)),
    addresses: await db.select().from(shippingAddresses).where(eq(shippingAddresses.userId, user.id)),
  }
}

describe('a deleted account', () => {
  it('accounts 21: its e-mail signs up anew without old data, and its cookies open nothing', async () => {
    const { browser, user } = await backing()
    const elsewhere = await signIn(made.platform, user.id)
    const cookie = browser.cookie()
    await browser.client(deleteMe, gone)
    expect(browser.cookie()).toBe('')
    browser.setCookie(cookie)
    await expect(browser.client(getMe, {})).rejects.toMatchObject({ status: 401 })
    await expect(elsewhere.client(getMe, {})).rejects.toMatchObject({ status: 401 })
    await expect(elsewhere.client(getUser, { params: { id: user.id } })).rejects.toMatchObject({
      code: 'MISSING_USER',
    })
    const anew = await openBrowser(made.platform).client(register, {
      body: { email: user.email, password: goodPassword },
    })
    expect(anew.user.id).not.toBe(user.id)
    expect(anew.user).toMatchObject({
      name: '',
      payment_methods: [],
      shipping_addresses: [],
      latest_backed_projects: [],
      backed_projects_count: 0,
      notifications_unread_count: 0,
    })
  })

  it('says nothing of who it was', async () => {
    const { browser, user } = await backing('PREORDER')
    await browser.client(deleteMe, gone)
    const [row] = await made.platform.platform.db.select().from(users).where(eq(users.id, user.id))
    expect(JSON.stringify(row)).not.toContain(user.email)
    expect(row).toMatchObject({ name: '', email: '', passwordHash: null, image: null })
  })

  it('takes back what was not charged: the campaign counts without it, and its stock is free', async () => {
    const person = await backing()
    const before = await booksOf(person)
    expect(before.campaign).toMatchObject({ totalPledged: person.pledge.total_usd, backersCount: 1 })
    await person.browser.client(deleteMe, gone)
    const after = await booksOf(person)
    expect(after.campaign).toMatchObject({ totalPledged: 0, backersCount: 0 })
    expect(after.reward).toMatchObject({ taken: 0, backersCount: 0 })
    expect(after.pledge).toMatchObject({ status: 'FAILED', shippingAddress: null })
    expect(after.payment?.status).toBe('CANCELLED')
    expect(await made.platform.platform.payments.read(after.payment?.id ?? '')).toMatchObject({
      status: 'voided',
    })
    expect([after.cards, after.addresses]).toEqual([[], []])
  })

  it('leaves what was charged: the parcel still arrives', async () => {
    const person = await backing('PREORDER')
    await person.browser.client(deleteMe, gone)
    const after = await booksOf(person)
    expect(after.campaign).toMatchObject({ totalPledged: person.pledge.total_usd, backersCount: 1 })
    expect(after.pledge).toMatchObject({ status: 'COMPLETED', shippingAddress: { city: 'Halifax' } })
    expect([after.cards, after.addresses]).toEqual([[], []])
  })

  it('keeps the card that an ended campaign is still to charge, without a name', async () => {
    const person = await backing()
    const { db } = made.platform.platform
    await db
      .update(projects)
      .set({ fundingGoal: 100, endTime: new Date(made.platform.clock.now().getTime() - 1000) })
      .where(eq(projects.id, Number(person.project.id)))
    await person.browser.client(deleteMe, gone)
    const after = await booksOf(person)
    expect(after.pledge?.status).toBe('CHECKED_OUT')
    expect(after.cards).toMatchObject([{ name: '', billingAddress: null }])
  })
})

describe('deleting an account', () => {
  it('accounts 16: with a wrong password changes nothing', async () => {
    const person = await backing()
    const before = await booksOf(person)
    await expect(
      person.browser.client(deleteMe, { body: { password: 'not the password' } }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_VALUE', field: 'password' })
    expect(await booksOf(person)).toEqual(before)
    expect((await person.browser.client(getMe, {})).user).toEqual(
      expect.objectContaining({ id: person.user.id, email: person.user.email }),
    )
  })

  it('waits while a campaign of theirs has backers’ money, and takes drafts along', async () => {
    const { db, now } = made.platform.platform
    const person = await backing()
    const creator = await signIn(made.platform, person.project.creatorId)
    await expect(creator.client(deleteMe, { body: { password: '' } })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    })
    await db
      .update(projects)
      .set({ endTime: new Date(now().getTime() - 1000) })
      .where(eq(projects.id, Number(person.project.id)))
    await expect(creator.client(deleteMe, { body: { password: '' } })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    })
    // Found to be below its goal: it charges nobody.
    await settleDue(made.platform.platform)
    const own = { creatorId: person.project.creatorId, categoryId: 6 }
    await db.insert(projects).values([
      { ...own, name: 'A draft' },
      { ...own, name: 'Running, without backers', status: 'ACTIVE' },
    ])
    await creator.client(deleteMe, { body: { password: '' } })
    const left = await db
      .select({ id: projects.id, status: projects.status })
      .from(projects)
      .where(eq(projects.creatorId, own.creatorId))
      .orderBy(projects.id)
    expect(left).toEqual([
      { id: Number(person.project.id), status: 'COMPLETE' },
      { id: expect.any(Number), status: 'SUSPENDED' },
    ])
  })

  it('waits while something lies in their wallet, and leaves their checked identity alone', async () => {
    const { client } = await holder(made.platform)
    await expect(client(deleteMe, gone)).rejects.toMatchObject({
      errors: [{ code: 'INVALID_STATE', params: { held: 'wallet' } }],
    })
    expect((await client(getMe, {})).user).toMatchObject({ kyc_status: 'KYC_COMPLETE' })
  })

  it('without a password asks for a log-in of the last ten minutes', async () => {
    const late = await passwordless(made.platform)
    made.platform.clock.advance(10 * 60_000 + 1)
    await expect(late.client(deleteMe, { body: { password: '' } })).rejects.toMatchObject({
      code: 'PASSWORD_MISSING',
      field: 'password',
    })
    const fresh = await passwordless(made.platform)
    await fresh.client(deleteMe, { body: { password: '' } })
    await expect(fresh.client(getMe, {})).rejects.toMatchObject({ status: 401 })
  })
})
