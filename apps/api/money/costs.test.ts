import { eq, like } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { payments } from '../database/schema.ts'
import { reconcileSettled } from '../pledges/reconcile.ts'
import { standInCost } from '../providers/stand-in-payments.ts'
import { ledgerSum, passDays, pledgeState } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { bookCosts } from './costs.ts'
import { checkInvariants } from './invariants.ts'
import { moveFees, platformCents, topUp } from './platform-account.ts'

const made = platformForTests()
const platform = () => made.platform.platform
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await checkInvariants(platform().db)).toEqual([])
})

it('the platform pays what the processor takes for a charge, once, and is asked again where it was not told', async () => {
  const { pledgeId } = await made.stage.collected()
  const paid = (await pledgeState(made.platform, pledgeId)).payments.find(
    ({ status }) => status === 'COMPLETED',
  )
  if (!paid) throw new Error('Nothing was charged')
  const before = await ledgerSum(made.platform, 'platform')
  const costOf = async () => {
    const [row] = await platform().db.select().from(payments).where(eq(payments.id, paid.id))
    return row?.processorCost
  }
  const asked = vi.spyOn(platform().payments, 'readCost')
  asked.mockResolvedValueOnce(null)
  await bookCosts(platform())
  asked.mockRejectedValueOnce(new Error('down'))
  await bookCosts(platform())
  expect(await costOf()).toBeNull()
  await Promise.all([bookCosts(platform()), bookCosts(platform())])
  await bookCosts(platform())
  expect(await costOf()).toBe(standInCost(paid.amount))
  expect((await ledgerSum(made.platform, 'platform')) - before).toBe(-standInCost(paid.amount))
  expect(asked.mock.calls.length).toBeLessThanOrEqual(4)
})

it('a charge behind hundreds that are never told is asked about as well', async () => {
  const { pledgeId } = await made.stage.collected()
  const paid = (await pledgeState(made.platform, pledgeId)).payments.find(
    ({ status }) => status === 'COMPLETED',
  )
  if (!paid) throw new Error('Nothing was charged')
  const later = new Date(paid.updatedAt.getTime() + 60_000)
  const untold = Array.from({ length: 250 }, (_, index) => ({
    ...paid,
    id: `untold_${index}`,
    updatedAt: later,
  }))
  await platform().db.insert(payments).values(untold)
  const told = platform().payments.readCost
  vi.spyOn(platform().payments, 'readCost').mockImplementation(async (id) =>
    id.startsWith('untold_') ? null : told(id),
  )
  const costOf = async () => {
    const [row] = await platform().db.select().from(payments).where(eq(payments.id, paid.id))
    return row?.processorCost
  }
  // Each run draws 200 of 251: that 30 leave it out will not be seen.
  for (let run = 0; run < 30 && (await costOf()) === null; run += 1) await bookCosts(platform())
  expect(await costOf()).toBe(standInCost(paid.amount))
  await platform().db.delete(payments).where(like(payments.id, 'untold_%'))
})

it('a charge that the processor loses keeps what was taken for it', async () => {
  const project = await makeProject(made.platform, { fundingType: 'PREORDER' })
  const { client } = await made.stage.backer()
  const { id } = await confirm(client, project, await fill(client, project))
  await bookCosts(platform())
  const [paid] = (await pledgeState(made.platform, id)).payments
  await platform().payments.void(paid?.id ?? '')
  made.platform.clock.advance(60_000)
  expect(await reconcileSettled(platform())).toBe(1)
  const after = await pledgeState(made.platform, id)
  expect([after.label, after.payments[0]?.processorCost]).toEqual([
    'FAILED FAILED',
    standInCost(paid?.amount ?? 0),
  ])
})

it('fees are the platform’s once a month, and what is put in counts once', async () => {
  await made.stage.collected()
  await passDays(made.platform, 16)
  const had = await platformCents(platform().db)
  expect(await topUp(platform(), { cents: 50_000, name: 'bank-1' })).toBe(true)
  expect(await topUp(platform(), { cents: 50_000, name: 'bank-1' })).toBe(false)
  expect(await platformCents(platform().db)).toBe(had + 50_000)
  const fees = await ledgerSum(made.platform, 'fees')
  await moveFees(platform())
  // This month's were moved before, if there were any.
  expect(await ledgerSum(made.platform, 'fees')).toBe(fees)
  await passDays(made.platform, 31)
  expect(await ledgerSum(made.platform, 'fees')).toBe(0)
  expect(await platformCents(platform().db)).toBe(had + 50_000)
})
