import { changePledgePayment, getOwnPledge } from '@kindling/api-client/contract/cart-changes'
import { confirmPayment, listMyPledges } from '@kindling/api-client/contract/pledges'
import { addPaymentMethod, removePaymentMethod } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { cardChecks, mailQueue, payments, pledges, projects, standInCharges } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import type { Browser } from '../testing/browser.ts'
import { ledgerSum, passDays, pledgeState, setGoal, settleDue } from '../testing/money.ts'
import { cardBody, confirm, fill } from '../testing/people.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { settleUnfinished } from './settle.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
})

const cards = {
  good: '5555555555554444',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000002500003155',
  asksEachTime: '4000002760003184',
  slow: '4000000000000077',
  silent: '4000000000000119',
  failsLater: '4000000000000341',
}

/** Somebody whose pledge stands, in a campaign that reached its goal. */
async function pledged(card?: string) {
  const [browser, project] = [await made.stage.backer(card), await made.stage.project()]
  await setGoal(made.platform, Number(project.id), 100)
  const { id } = await confirm(browser.client, project, await fill(browser.client, project))
  return { browser, project, id }
}
/** The campaign ended ten days after it began, and the card was declined. */
async function failed() {
  const person = await pledged(cards.failsLater)
  await passDays(made.platform, 10)
  expect((await pledgeState(made.platform, person.id)).label).toBe('CHECKED_OUT FAILED')
  return person
}
const addCard = async ({ client }: Browser, number: string) =>
  (await client(addPaymentMethod, { body: cardBody(number) })).payment_method.id
const pay = ({ client }: Browser, project: MadeProject, pledgeId: string, id: string, key = newId('key')) =>
  client(changePledgePayment, {
    params: { projectId: project.id, pledgeId },
    body: { id },
    idempotencyKey: key,
  })
const answer = ({ client }: Browser, project: MadeProject, pledgeId: string, approved: boolean) =>
  client(confirmPayment, {
    params: { id: project.id, pledgeId },
    body: { approved },
    idempotencyKey: newId('key'),
  })
const cardOf = async ({ client }: Browser, pledgeId: string) => {
  const { pledge } = await client(getOwnPledge, { params: { pledgeId } })
  return [pledge.payment_method?.last4, pledge.payment_status, pledge.next_action !== null]
}
const paymentsOf = async (pledgeId: string) => {
  const rows = await db().select().from(payments).where(eq(payments.pledgeId, pledgeId))
  return rows.map(({ status }) => status).sort()
}
const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((each) => (each.status === 'fulfilled' ? 'ok' : (each.reason as { code: string }).code))
const checks = () => db().select().from(cardChecks)

describe('another card before the campaign’s end', () => {
  it('replaces the first once, however often it is sent at once, and gives its set-up back', async () => {
    const { browser, project, id } = await pledged()
    const [first] = await db().select().from(payments).where(eq(payments.pledgeId, id))
    const [card, key] = [await addCard(browser, cards.good), newId('key')]
    const answers = await Promise.allSettled(
      Array.from({ length: 32 }, (_, n) => pay(browser, project, id, card, n < 16 ? key : newId('key'))),
    )
    expect(new Set(codesOf(answers))).toEqual(new Set(['ok']))
    expect(await paymentsOf(id)).toEqual(['CANCELLED', 'CHECKED_OUT'])
    expect((await made.platform.platform.payments.read(first?.id ?? ''))?.status).toBe('voided')
    expect(await cardOf(browser, id)).toEqual(['4444', 'CHECKED_OUT', false])
    expect(await checks()).toEqual([])
  })

  it('is set up with its bank at once, so that the end can charge it', async () => {
    const { browser, project, id } = await pledged()
    await pay(browser, project, id, await addCard(browser, cards.good))
    const { payments: made_ } = await pledgeState(made.platform, id)
    const setUp = made_.find(({ status }) => status === 'CHECKED_OUT')
    const [charge] = await db()
      .select()
      .from(standInCharges)
      .where(eq(standInCharges.idempotencyKey, setUp?.id ?? ''))
    expect(charge?.status).toBe('succeeded')
  })

  it('whose bank asks becomes the pledge’s after a "yes", and is charged at the end without its person', async () => {
    const { browser, project, id } = await pledged()
    const { pledge } = await pay(browser, project, id, await addCard(browser, cards.asks))
    expect(pledge.next_action?.url).toBe(`/bank/${project.id}/${id}`)
    // Until then the first card is the pledge's, and the list shows what is asked.
    expect(await cardOf(browser, id)).toEqual(['4242', 'CHECKED_OUT', true])
    const { pledges: listed } = await browser.client(listMyPledges, { query: {} })
    expect(listed[0]?.next_action?.url).toBe(`/bank/${project.id}/${id}`)
    await answer(browser, project, id, true)
    expect(await cardOf(browser, id)).toEqual(['3155', 'CHECKED_OUT', false])
    await passDays(made.platform, 10)
    expect((await pledgeState(made.platform, id)).label).toBe('COMPLETED COMPLETED')
    expect(await ledgerSum(made.platform, 'held', Number(project.id))).toBe(9_500)
  })

  it('whose question is answered with "no" leaves the first card, which is charged', async () => {
    const { browser, project, id } = await pledged()
    await pay(browser, project, id, await addCard(browser, cards.asks))
    await expect(answer(browser, project, id, false)).rejects.toMatchObject({
      code: 'INVALID_VALUE',
      field: 'payment_method',
    })
    expect(await cardOf(browser, id)).toEqual(['4242', 'CHECKED_OUT', false])
    await passDays(made.platform, 10)
    const { pledge, label } = await pledgeState(made.platform, id)
    expect(label).toBe('COMPLETED COMPLETED')
    expect(pledge.failedCharges).toBe(0)
  })

  it('whose question nobody answers is forgotten after half an hour', async () => {
    const { browser, project, id } = await pledged()
    const card = await addCard(browser, cards.asks)
    await pay(browser, project, id, card)
    await expect(browser.client(removePaymentMethod, { params: { id: card } })).rejects.toMatchObject({
      code: 'PAYMENT_METHOD_IN_USE',
    })
    await made.platform.business.advance(31 * 60_000)
    await settleUnfinished(made.platform.platform, 0)
    expect(await checks()).toEqual([])
    expect(await cardOf(browser, id)).toEqual(['4242', 'CHECKED_OUT', false])
    await browser.client(removePaymentMethod, { params: { id: card } })
    await expect(answer(browser, project, id, true)).rejects.toMatchObject({ code: 'PLEDGE_PAID' })
  })

  it.each([
    ['declined', 'INVALID_VALUE'],
    ['poor', 'INSUFFICIENT_FUNDS'],
    ['silent', 'EXTERNAL_ERROR'],
    ['slow', 'EXTERNAL_ERROR'],
  ] as const)('that is %s is rejected with %s, and the pledge keeps its own', async (card, code) => {
    const { browser, project, id } = await pledged()
    await expect(pay(browser, project, id, await addCard(browser, cards[card]))).rejects.toMatchObject({
      code,
      field: 'payment_method',
    })
    expect(await cardOf(browser, id)).toEqual(['4242', 'CHECKED_OUT', false])
    expect(await paymentsOf(id)).toEqual(['CHECKED_OUT'])
    expect(await checks()).toEqual([])
  })

  it('is given up when its person goes back to the first, or on to a third', async () => {
    const { browser, project, id } = await pledged()
    const { payment_method: first } = (await browser.client(getOwnPledge, { params: { pledgeId: id } }))
      .pledge
    const [asks, good] = [await addCard(browser, cards.asks), await addCard(browser, cards.good)]
    await pay(browser, project, id, asks)
    await pay(browser, project, id, first?.id ?? '')
    expect(await checks()).toEqual([])
    expect(await cardOf(browser, id)).toEqual(['4242', 'CHECKED_OUT', false])
    await pay(browser, project, id, asks)
    await pay(browser, project, id, good)
    expect(await cardOf(browser, id)).toEqual(['4444', 'CHECKED_OUT', false])
    expect(await checks()).toEqual([])
  })

  it('that its bank allows only after the pledge was let go changes nothing', async () => {
    const { browser, project, id } = await pledged()
    await pay(browser, project, id, await addCard(browser, cards.asks))
    const [check] = await checks()
    await db().update(pledges).set({ status: 'FAILED' }).where(eq(pledges.id, id))
    await db().update(payments).set({ status: 'CANCELLED' }).where(eq(payments.pledgeId, id))
    await expect(answer(browser, project, id, true)).rejects.toMatchObject({ code: 'PLEDGE_CANCELLED' })
    await made.platform.platform.payments.confirm(check?.id ?? '', true)
    await made.platform.business.advance(31 * 60_000)
    await settleUnfinished(made.platform.platform, 0)
    expect(await paymentsOf(id)).toEqual(['CANCELLED'])
    expect(await checks()).toEqual([])
    // What was set by hand for this test goes back, so that the figures are right again.
    await db().update(pledges).set({ status: 'CHECKED_OUT' }).where(eq(pledges.id, id))
    await db().update(payments).set({ status: 'CHECKED_OUT' }).where(eq(payments.pledgeId, id))
  })

  it('of somebody else is none, and somebody else’s pledge is not found', async () => {
    const { browser, project, id } = await pledged()
    const other = await made.stage.backer()
    await expect(pay(browser, project, id, await addCard(other, cards.good))).rejects.toMatchObject({
      code: 'MISSING_PAYMENT_METHOD',
    })
    await expect(pay(other, project, id, await addCard(other, cards.good))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('another card after a failed charge', () => {
  const heldOf = ({ id }: MadeProject) => ledgerSum(made.platform, 'held', Number(id))

  it('is charged at once, and once, however often it is sent at once', async () => {
    const { browser, project, id } = await failed()
    const [card, key] = [await addCard(browser, cards.good), newId('key')]
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => pay(browser, project, id, card, key)),
    )
    expect(codesOf(answers)).toContain('ok')
    expect(await cardOf(browser, id)).toEqual(['4444', 'COMPLETED', false])
    expect(await heldOf(project)).toBe(9_500)
    await settleDue(made.platform.platform)
    expect(await paymentsOf(id)).toEqual(['CHECKED_OUT', 'COMPLETED', 'FAILED'])
    expect(await heldOf(project)).toBe(9_500)
  })

  it('is paid with whose bank asks each time: its person answers', async () => {
    const { browser, project, id } = await failed()
    const { pledge } = await pay(browser, project, id, await addCard(browser, cards.asksEachTime))
    expect(pledge).toMatchObject({
      status: 'CHECKED_OUT',
      payment_status: 'PENDING',
      next_action: { url: `/bank/${project.id}/${id}` },
    })
    // The job of failed charges leaves the question to the person.
    await settleDue(made.platform.platform)
    expect((await answer(browser, project, id, true)).pledge.status).toBe('COMPLETED')
    expect(await heldOf(project)).toBe(9_500)
  })

  it('asks the bank again about what a process that died had opened', async () => {
    const { browser, project, id } = await failed()
    const { platform } = made.platform
    const { charge } = platform.payments
    platform.payments.charge = async () => {
      platform.payments.charge = charge
      throw new Error('The process dies')
    }
    const card = await addCard(browser, cards.asksEachTime)
    await expect(pay(browser, project, id, card)).rejects.toBeDefined()
    expect((await pledgeState(made.platform, id)).label).toBe('CHECKED_OUT PENDING')
    await settleDue(platform)
    expect(await cardOf(browser, id)).toEqual(['3184', 'PENDING', true])
    expect((await answer(browser, project, id, true)).pledge.status).toBe('COMPLETED')
  })

  it('that its bank declines says so at once, sends no e-mail, and leaves the seven days as they were', async () => {
    const { browser, project, id } = await failed()
    const { pledge: before } = await pledgeState(made.platform, id)
    await expect(pay(browser, project, id, await addCard(browser, cards.poor))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      field: 'payment_method',
    })
    const { pledge, label } = await pledgeState(made.platform, id)
    expect(label).toBe('CHECKED_OUT FAILED')
    expect(pledge.firstFailedAt).toEqual(before.firstFailedAt)
    const mails = await db().select().from(mailQueue).where(eq(mailQueue.userId, pledge.userId))
    expect(mails.filter(({ event }) => event?.name === 'CHARGE_FAILED')).toHaveLength(before.failedCharges)
    // And another may be tried.
    await pay(browser, project, id, await addCard(browser, cards.good))
    expect(await heldOf(project)).toBe(9_500)
  })

  it('whose question is answered with "no", or not at all, failed like any other', async () => {
    const { browser, project, id } = await failed()
    const asks = await addCard(browser, cards.asksEachTime)
    await pay(browser, project, id, asks)
    await expect(answer(browser, project, id, false)).rejects.toMatchObject({ code: 'INVALID_VALUE' })
    expect((await pledgeState(made.platform, id)).label).toBe('CHECKED_OUT FAILED')
    await pay(browser, project, id, asks)
    await made.platform.business.advance(31 * 60_000)
    await settleDue(made.platform.platform)
    expect((await pledgeState(made.platform, id)).label).toBe('CHECKED_OUT FAILED')
    await passDays(made.platform, 8)
    expect((await pledgeState(made.platform, id)).label).toBe('FAILED FAILED')
    expect(await heldOf(project)).toBe(0)
  })

  it('takes the place of one whose bank still asks', async () => {
    const { browser, project, id } = await failed()
    await pay(browser, project, id, await addCard(browser, cards.asksEachTime))
    await pay(browser, project, id, await addCard(browser, cards.good))
    expect(await cardOf(browser, id)).toEqual(['4444', 'COMPLETED', false])
    expect(await paymentsOf(id)).toEqual(['CHECKED_OUT', 'COMPLETED', 'FAILED', 'FAILED'])
    expect(await heldOf(project)).toBe(9_500)
  })

  it('waits with its charge while the campaign is suspended', async () => {
    const { browser, project, id } = await failed()
    const ofProject = eq(projects.id, Number(project.id))
    await db().update(projects).set({ status: 'SUSPENDED' }).where(ofProject)
    const { pledge } = await pay(browser, project, id, await addCard(browser, cards.good))
    expect([pledge.status, pledge.payment_status]).toEqual(['CHECKED_OUT', 'CHECKED_OUT'])
    await settleDue(made.platform.platform)
    expect(await heldOf(project)).toBe(0)
    await db().update(projects).set({ status: 'COMPLETE' }).where(ofProject)
    await settleDue(made.platform.platform)
    expect(await heldOf(project)).toBe(9_500)
  })
})
