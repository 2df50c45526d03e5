import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { payments, pledges, standInCharges } from '../database/schema.ts'
import { backerOf, fundsOf, takenOf } from '../testing/backers.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { reconcileSettled } from './reconcile.ts'

const made = platformForTests()

/** A confirmed pledge, and its payment. */
async function pledged() {
  const project = await makeProject(made.platform)
  const backer = await backerOf(made.platform)
  const pledge = await confirm(backer, project, await fill(backer, project, 2))
  const [payment] = await made.platform.platform.db
    .select()
    .from(payments)
    .where(eq(payments.pledgeId, pledge.id))
  return { project, pledge, paymentId: payment?.id ?? '' }
}
const bookAs = (paymentId: string, status: 'declined' | 'succeeded') =>
  made.platform.platform.db
    .update(standInCharges)
    .set({ status })
    .where(eq(standInCharges.idempotencyKey, paymentId))
const stateOf = async (paymentId: string) => {
  const [row] = await made.platform.platform.db
    .select({ pledge: pledges.status, payment: payments.status, charge: standInCharges.status })
    .from(payments)
    .innerJoin(pledges, eq(pledges.id, payments.pledgeId))
    .leftJoin(standInCharges, eq(standInCharges.idempotencyKey, payments.id))
    .where(and(eq(payments.id, paymentId)))
  return row
}
const reconcile = () => {
  made.platform.clock.advance(60_000)
  return reconcileSettled(made.platform.platform)
}

it('leaves a matching pledge and charge as they are, and checks them once', async () => {
  const { paymentId } = await pledged()
  expect(await reconcile()).toBe(0)
  expect(await stateOf(paymentId)).toEqual({
    pledge: 'CHECKED_OUT',
    payment: 'CHECKED_OUT',
    charge: 'succeeded',
  })
  await bookAs(paymentId, 'declined')
  expect(await reconcile()).toBe(0)
})

it('cancels a pledge without a charge at the processor: its stock and its sum are free again', async () => {
  const { paymentId, project } = await pledged()
  await bookAs(paymentId, 'declined')
  expect([await takenOf(made.platform, project), await fundsOf(made.platform, project)]).toEqual([
    2,
    { total: 19_000, backers: 1 },
  ])
  expect(await reconcile()).toBe(1)
  expect(await stateOf(paymentId)).toEqual({ pledge: 'FAILED', payment: 'FAILED', charge: 'declined' })
  expect([await takenOf(made.platform, project), await fundsOf(made.platform, project)]).toEqual([
    0,
    { total: 0, backers: 0 },
  ])
  expect(await reconcile()).toBe(0)
})

it('voids a charge without a pledge', async () => {
  const { paymentId } = await pledged()
  const { db, now } = made.platform.platform
  await db.update(payments).set({ status: 'CANCELLED', updatedAt: now() }).where(eq(payments.id, paymentId))
  expect(await reconcile()).toBe(1)
  expect((await stateOf(paymentId))?.charge).toBe('voided')
})

it('cancels nothing for a charge the processor does not know', async () => {
  const { paymentId } = await pledged()
  await made.platform.platform.db.delete(standInCharges).where(eq(standInCharges.idempotencyKey, paymentId))
  expect(await reconcile()).toBe(0)
  expect(await stateOf(paymentId)).toEqual({ pledge: 'CHECKED_OUT', payment: 'CHECKED_OUT', charge: null })
})

it('leaves a pledge whose campaign is over for a person to look at', async () => {
  const { paymentId } = await pledged()
  made.platform.clock.advance(11 * 86_400_000)
  await bookAs(paymentId, 'declined')
  expect(await reconcile()).toBe(1)
  expect((await stateOf(paymentId))?.pledge).toBe('CHECKED_OUT')
})
