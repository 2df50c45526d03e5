import { setOrderStatus, setParcelAddress } from '@kindling/api-client/contract/pledge-management'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailQueue, pledges, rewards } from '../database/schema.ts'
import { checkInvariants } from '../money/invariants.ts'
import { confirm, fill, goodAddress } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { historyOf } from './history.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

/** A charged order that is sent to Canada for 13 dollars, and its team. */
async function ordered() {
  const browser = await made.stage.backer()
  const project = await made.stage.project({
    fundingType: 'PREORDER',
    needsShipping: true,
    shippingCost: { CAN: 1_300, USA: 900, NZL: 2_400 },
  })
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  const team = await made.stage.creator(project)
  const params = { id: project.id, pledgeId }
  const pledge = async () => {
    const [row] = await db().select().from(pledges).where(eq(pledges.id, pledgeId))
    if (!row) throw new Error('The pledge is not there')
    return row
  }
  return {
    project,
    pledge,
    move: (place: Partial<typeof goodAddress> = {}) =>
      team.client(setParcelAddress, { params, body: { ...goodAddress, ...place } }),
    become: (order_status: 'READY' | 'CANCELLED') =>
      team.client(setOrderStatus, { params, body: { pledge_ids: [pledgeId], order_status } }),
    mails: async () => {
      const rows = await db()
        .select()
        .from(mailQueue)
        .where(eq(mailQueue.projectId, Number(project.id)))
      return rows.filter(({ event }) => event?.name === 'PLEDGE_CHANGED')
    },
  }
}

it('sends a parcel elsewhere after its address is locked, tells its backer once, and leaves what was paid', async () => {
  const { pledge, move, become, mails } = await ordered()
  const before = await pledge()
  await db()
    .update(pledges)
    .set({ addressLocksAt: new Date(0) })
    .where(eq(pledges.id, before.id))
  await become('READY')
  made.platform.clock.advance(60_000)
  for (let n = 0; n < 2; n++) await move({ city: 'Dartmouth', line1: '  1 Quay ' })
  const after = await pledge()
  expect(after.shippingAddress).toMatchObject({ city: 'Dartmouth', line1: '1 Quay', country_code: 'CAN' })
  expect([after.total, after.shippingTotal]).toEqual([before.total, before.shippingTotal])
  const [event] = await historyOf(db(), after)
  expect(event).toMatchObject({ kind: 'address_by_team' })
  expect(await mails()).toMatchObject([
    { event: { params: { change: 'address_by_team', cents: before.total } }, userId: before.userId },
  ])
  expect(await checkInvariants(db())).toEqual([])
})

it('goes to a country where shipping costs no more, and to no other', async () => {
  const { project, pledge, move, mails } = await ordered()
  await move({ country_code: 'USA', state: 'Maine', postal_code: '04101' })
  expect((await pledge()).country).toBe('USA')
  const sentTo = (country_code: string, postal_code: string) => move({ country_code, postal_code })
  await expect(sentTo('NZL', '6011')).rejects.toMatchObject({ code: 'PLEDGE_PAID' })
  await expect(sentTo('FRA', '75001')).rejects.toMatchObject({
    code: 'OUT_OF_RANGE',
    field: 'shipping_address',
  })
  // What costs more today was paid before it did.
  await db()
    .update(rewards)
    .set({ shippingCost: { CAN: 1_400 } })
    .where(eq(rewards.projectId, Number(project.id)))
  await expect(move()).rejects.toMatchObject({ code: 'PLEDGE_PAID' })
  expect((await pledge()).country).toBe('USA')
  expect(await mails()).toHaveLength(1)
})

it('is of no use once the parcel is on its way or will never be', async () => {
  const { move, become, mails } = await ordered()
  await become('CANCELLED')
  await expect(move({ city: 'Dartmouth' })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  expect(await mails()).toEqual([])
})
