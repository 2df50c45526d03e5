import { askForRefund, confirmReceived, getOwnPledge } from '@kindling/api-client/contract/cart-changes'
import { lockAddresses, setOrderStatus, shipParcels } from '@kindling/api-client/contract/pledge-management'
import { cancelPledge, listMyPledges, setPledgeAddress } from '@kindling/api-client/contract/pledges'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { mailQueue, notifications, pledges } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import { takenOf } from '../testing/backers.ts'
import { ledgerSum, passDays, pledgeState, settleDue, whereIs } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
})
const toldOf = async (projectId: string) => {
  const rows = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.projectId, Number(projectId)))
  return rows.map(({ event }) => event?.name)
}

/** An order of a pre-order, charged a moment ago. */
async function ordered() {
  const [browser, project] = [
    await made.stage.backer(),
    await made.stage.project({ fundingType: 'PREORDER' }),
  ]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  const creator = await made.stage.creator(project)
  const params = { id: project.id }
  const become = (order_status: 'READY' | 'SHIPPED' | 'RETURNED') =>
    creator.client(setOrderStatus, {
      params,
      body: { pledge_ids: [pledgeId], order_status, carrier: 'Canada Post', tracking_number: 'LX 473' },
    })
  const cancel = () =>
    browser.client(cancelPledge, {
      params: { id: project.id, pledgeId },
      idempotencyKey: newId('key'),
    })
  return { browser, creator, project, pledgeId, params, become, cancel }
}

describe('an order', () => {
  it('is paid to the creator 15 days after its charge, and not before it is ready', async () => {
    const { project, pledgeId, become } = await ordered()
    await passDays(made.platform, 20)
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 9_500, released: 0, refunded: 0 })
    await become('READY')
    await settleDue(made.platform.platform)
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 0, released: 9_500, refunded: 0 })
    expect(await ledgerSum(made.platform, 'creator', Number(project.id))).toBe(9_500 - 475)

    const early = await ordered()
    await early.become('READY')
    await passDays(made.platform, 14)
    expect((await whereIs(made.platform, early.pledgeId)).held).toBe(9_500)
    await passDays(made.platform, 2)
    expect((await whereIs(made.platform, early.pledgeId)).held).toBe(0)
  })

  it('is refunded whole until it is ready, and its stock returns', async () => {
    const { browser, project, pledgeId, become, cancel } = await ordered()
    await cancel()
    await settleDue(made.platform.platform)
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 0, released: 0, refunded: 9_500 })
    expect((await pledgeState(made.platform, pledgeId)).pledge).toMatchObject({
      status: 'FAILED',
      orderStatus: 'CANCELLED',
    })
    expect(await takenOf(made.platform, project)).toBe(0)
    // Its backer reads that the money is coming back, not that nothing was charged.
    const { history } = await browser.client(getOwnPledge, { params: { pledgeId } })
    expect(history.map(({ kind, total_usd }) => [kind, total_usd])).toEqual([
      ['refunded', 9_500],
      ['charged', 9_500],
      ['pledged', 9_500],
    ])
    const { pledges: listed } = await browser.client(listMyPledges, {})
    expect(listed).toMatchObject([{ id: pledgeId, payment_status: 'CANCELLED', refunded: true }])
    await expect(become('READY')).rejects.toMatchObject({ code: 'INVALID_STATE' })

    const ready = await ordered()
    await ready.become('READY')
    await expect(ready.cancel()).rejects.toMatchObject({ code: 'PLEDGE_PAID' })
  })

  it('goes one way: its backer is told of the parcel once, and says that it arrived', async () => {
    const { browser, project, pledgeId, become } = await ordered()
    const received = () => browser.client(confirmReceived, { params: { pledgeId } })
    await expect(become('SHIPPED')).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await become('READY')
    await expect(received()).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await become('SHIPPED')
    const { pledges: answered } = await become('SHIPPED')
    expect(answered).toMatchObject([{ id: pledgeId, order_status: 'SHIPPED' }])
    expect((await toldOf(project.id)).filter((name) => name === 'PLEDGE_SHIPPED')).toHaveLength(1)
    await received()
    const [row] = await db().select().from(pledges).where(eq(pledges.id, pledgeId))
    expect(row).toMatchObject({ carrier: 'Canada Post', trackingNumber: 'LX 473' })
    await passDays(made.platform, 1)
    await received()
    const [again] = await db().select().from(pledges).where(eq(pledges.id, pledgeId))
    expect(again?.receivedAt).toEqual(row?.receivedAt)
  })
})

it('an address locks 48 hours after its backer was told', async () => {
  const { browser, creator, project, pledgeId, params } = await ordered()
  const { user } = await browser.client(getMe, {})
  const change = () =>
    browser.client(setPledgeAddress, {
      params,
      body: { shipping_address_id: user.shipping_addresses[0]?.id ?? '', pledge_id: pledgeId },
    })
  expect(await creator.client(lockAddresses, { params, body: {} })).toMatchObject({ pledges_count: 1 })
  expect(await creator.client(lockAddresses, { params, body: {} })).toMatchObject({ pledges_count: 0 })
  await change()
  await passDays(made.platform, 2)
  await expect(change()).rejects.toMatchObject({ code: 'INVALID_STATE' })
  expect((await toldOf(project.id)).filter((name) => name === 'ADDRESS_LOCKS')).toHaveLength(1)
})

it('tells of a lock even if the process stopped just after it', async () => {
  const { creator, project, params } = await ordered()
  await creator.client(lockAddresses, { params, body: {} })
  const lockTold = async () => (await toldOf(project.id)).filter((name) => name === 'ADDRESS_LOCKS').length
  // Nobody was told while the lock was written: what tells them was stored with it.
  expect(await lockTold()).toBe(0)
  await settleDue(made.platform.platform)
  await settleDue(made.platform.platform)
  expect(await lockTold()).toBe(1)
})

it('a backer asks for a refund with a reason, which its team reads', async () => {
  const { browser, project, pledgeId } = await ordered()
  const ask = () => browser.client(askForRefund, { params: { pledgeId }, body: { reason: 'I moved.' } })
  await ask()
  await ask()
  const [row] = await db().select().from(pledges).where(eq(pledges.id, pledgeId))
  expect(row).toMatchObject({ refundReason: 'I moved.', refundAskedAt: expect.any(Date) })
  expect((await toldOf(project.id)).filter((name) => name === 'REFUND_ASKED')).toHaveLength(1)
})

describe('parcels sent by a file', () => {
  it('are each sent once with their own number, however often the call is made', async () => {
    const project = await made.stage.project({ fundingType: 'PREORDER' })
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      const browser = await made.stage.backer()
      ids.push((await confirm(browser.client, project, await fill(browser.client, project))).id)
    }
    const creator = await made.stage.creator(project)
    const params = { id: project.id }
    const shipments = ids.map((pledge_id, n) => ({
      pledge_id,
      carrier: 'Posten',
      tracking_number: `RR ${n}`,
    }))
    const ship = () => creator.client(shipParcels, { params, body: { shipments } })
    const [first] = await Promise.all([ship(), ship()])
    expect(first.pledges.map((each) => [each.id, each.order_status, each.tracking_number]).sort()).toEqual(
      ids.map((id, n) => [id, 'SHIPPED', `RR ${n}`]).sort(),
    )
    await ship()
    expect((await toldOf(project.id)).filter((name) => name === 'PLEDGE_SHIPPED')).toHaveLength(3)
    const mails = await db()
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.projectId, Number(project.id)))
    expect(mails.filter(({ event }) => event?.name === 'PLEDGE_SHIPPED')).toHaveLength(3)
  })

  it('are all left as they are where one of them cannot be sent', async () => {
    const [one, other] = [await ordered(), await ordered()]
    const shipments = [{ pledge_id: one.pledgeId, carrier: '', tracking_number: 'RR 1' }]
    const body = { shipments: [...shipments, { ...shipments[0], pledge_id: other.pledgeId }] }
    const call = one.creator.client(shipParcels, { params: one.params, body } as never)
    await expect(call).rejects.toMatchObject({ code: 'INVALID_ID' })
    await one.become('READY')
    await one.become('SHIPPED')
    await expect(
      one.creator.client(shipParcels, { params: one.params, body: { shipments } }),
    ).rejects.toMatchObject({ code: 'INVALID_STATE' })
    const [row] = await db().select().from(pledges).where(eq(pledges.id, one.pledgeId))
    expect(row?.trackingNumber).toBe('LX 473')
  })

  it('get another number where the first was wrong, of which their backer hears once', async () => {
    const { creator, project, pledgeId, params, become } = await ordered()
    await become('READY')
    await become('SHIPPED')
    const ship = (tracking_number: string) =>
      creator.client(shipParcels, {
        params,
        body: { shipments: [{ pledge_id: pledgeId, carrier: 'Posten', tracking_number, replace: true }] },
      })
    for (const [number, told] of [
      ['LX 473', 1],
      ['LX 474', 2],
      ['LX 474', 2],
    ] as const) {
      const { pledges: lines } = await ship(number)
      expect(lines).toMatchObject([{ order_status: 'SHIPPED', tracking_number: number }])
      expect((await toldOf(project.id)).filter((name) => name === 'PLEDGE_SHIPPED')).toHaveLength(told)
    }
    // The list of backers corrects a number as well.
    await become('SHIPPED')
    expect((await toldOf(project.id)).filter((name) => name === 'PLEDGE_SHIPPED')).toHaveLength(3)
    // What came back is not on its way with any number.
    await become('RETURNED')
    await expect(ship('LX 475')).rejects.toMatchObject({ code: 'INVALID_STATE' })
  })
})
