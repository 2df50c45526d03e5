import { completeMilestone } from '@kindling/api-client/contract/milestones'
import { setOrderStatus } from '@kindling/api-client/contract/pledge-management'
import { cancelPledge, checkout } from '@kindling/api-client/contract/pledges'
import { afterEach, describe, expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import { standInCost } from '../providers/stand-in-payments.ts'
import { ledgerSum, settleDue } from '../testing/money.ts'
import {
  booked,
  creatorWithdraws,
  jump,
  type Pledged,
  reachesItsEnd,
  rowCharged,
  rowPledge,
  rowReleased,
  rowWorld,
} from '../testing/money-rows.ts'
import { fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { checkInvariants } from './invariants.ts'
import { moveFees, topUp } from './platform-account.ts'
import { compareBooks } from './reconcile.ts'
import { releaseInitial } from './release.ts'

/*
 * Statement M17, the way in: each row of the ledger's table in `docs/money.md` that brings money to the creator and to
 * the platform. It is brought about by calls and jobs, writes these entries to the cent, and afterwards the money can go
 * to its end. The way back is in `rows-back.test.ts`.
 */

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
  expect((await compareBooks(made.platform.platform)).differences).toEqual([])
})

/** Accepted when it is saved, declined when it is charged at the end. */
const failsLater = '4000000000000341'
const cost = standInCost(9_999)
const taken = `PROCESSOR_COST: platform -${cost}, processor +${cost}`
const charged = 'COLLECTED: held delivered +1000, held initial +7499, held tooling +1500, processor -9999'
const cancel = ({ backer, project, pledgeId }: Pledged) =>
  backer.client(cancelPledge, { params: { id: project.id, pledgeId }, idempotencyKey: newId('key') })
const complete = ({ creator, project, milestone }: Pledged, which: 'tooling' | 'delivered') =>
  creator.client(completeMilestone, { params: { id: project.id, milestoneId: milestone[which] } })
const ready = ({ creator, project, pledgeId }: Pledged) =>
  creator.client(setOrderStatus, {
    params: { id: project.id },
    body: { pledge_ids: [pledgeId], order_status: 'READY', carrier: '', tracking_number: '' },
  })

describe('M17: a promise', () => {
  it('stands: backers → pledged', async () => {
    const world = await rowWorld(made.platform)
    const { client } = world.backer
    const total_usd = await fill(client, world.project)
    const input = { params: { id: world.project.id }, body: { total_usd }, idempotencyKey: newId('key') }
    const entries = await booked(world, () => client(checkout, input))
    expect(entries).toEqual(['PLEDGED: backers -9999, pledged +9999'])
    const { pledge } = await client(checkout, input)
    await reachesItsEnd({ ...world, pledgeId: pledge.id })
  })

  it('is cancelled: pledged → backers', async () => {
    const world = await rowPledge(made.platform, { goal: 1_000_000 })
    expect(await booked(world, () => cancel(world))).toEqual(['UNPLEDGED: backers +9999, pledged -9999'])
    await reachesItsEnd(world)
  })

  it('is dropped a week after its card failed: pledged → backers', async () => {
    const world = await rowPledge(made.platform, { card: failsLater })
    expect(await booked(world, () => jump(made.platform, 10.5))).toEqual([])
    expect(await booked(world, () => jump(made.platform, 7.5))).toEqual([
      'UNPLEDGED: backers +9999, pledged -9999',
    ])
    await reachesItsEnd(world)
  })

  it('to a campaign that misses its goal: pledged → backers', async () => {
    const world = await rowPledge(made.platform, { goal: 1_000_000 })
    expect(await booked(world, () => jump(made.platform, 10.5))).toEqual([
      'UNPLEDGED: backers +9999, pledged -9999',
    ])
    await reachesItsEnd(world)
  })
})

describe('M17: what was charged', () => {
  it('is held by share, to the cent, and the platform bears the provider’s cost', async () => {
    const world = await rowPledge(made.platform)
    expect(await booked(world, () => jump(made.platform, 10.5))).toEqual([charged, taken])
    await reachesItsEnd(world)
  })

  it('later than day 15, by a bank that took its time, goes on at once', async () => {
    const world = await rowPledge(made.platform, { card: '4000000000000077' })
    const { clock, platform } = made.platform
    clock.advance(60_000)
    await settleDue(platform)
    expect(await booked(world, () => jump(made.platform, 10.5))).toEqual([])
    await made.platform.business.advance(15 * 86_400_000)
    clock.advance(60_000)
    expect(await booked(world, () => settleDue(platform))).toEqual([
      charged,
      'RELEASED: creator +7499, held initial -7499',
      'FEE: creator -299, fees +299',
      taken,
    ])
    await reachesItsEnd(world)
  })

  it('on day 15: held initial → creator, and the listing fee: creator → fees', async () => {
    const world = await rowCharged(made.platform)
    expect(await booked(world, () => jump(made.platform, 14))).toEqual([])
    expect(await booked(world, () => jump(made.platform, 1))).toEqual([
      'RELEASED: creator +7499, held initial -7499',
      'FEE: creator -299, fees +299',
    ])
    await reachesItsEnd(world)
  })

  it('for an order is held whole, and goes to the creator 15 days later, once it is ready', async () => {
    const world = await rowWorld(made.platform, { fundingType: 'PREORDER' })
    const { client } = world.backer
    const total_usd = await fill(client, world.project)
    const input = { params: { id: world.project.id }, body: { total_usd }, idempotencyKey: newId('key') }
    const entries = await booked(world, () => client(checkout, input))
    expect(entries).toEqual([
      'PLEDGED: backers -9999, pledged +9999',
      'COLLECTED: held initial +9999, processor -9999',
    ])
    const { pledge } = await client(checkout, input)
    const order = { ...world, pledgeId: pledge.id }
    expect(await booked(order, () => jump(made.platform, 16))).toEqual([taken])
    await ready(order)
    expect(await booked(order, () => settleDue(made.platform.platform))).toEqual([
      'RELEASED: creator +9999, held initial -9999',
      'FEE: creator -499, fees +499',
    ])
    await reachesItsEnd(order)
  })

  it('for a milestone that was reached, and that no vote carried: held tooling → creator', async () => {
    const world = await rowReleased(made.platform)
    await jump(made.platform, 30)
    await complete(world, 'tooling')
    expect(await booked(world, () => jump(made.platform, 15))).toEqual([
      'RELEASED: creator +1500, held tooling -1500',
    ])
    await reachesItsEnd(world)
  })

  it('for a milestone that was late, and completed within 90 days: held delivered → creator', async () => {
    const world = await rowReleased(made.platform)
    await complete(world, 'tooling')
    await jump(made.platform, 60)
    await jump(made.platform, 20)
    await complete(world, 'delivered')
    await jump(made.platform, 1)
    expect(await booked(world, () => jump(made.platform, 15))).toEqual([
      'RELEASED: creator +1000, held delivered -1000',
    ])
    await reachesItsEnd(world)
    expect(await ledgerSum(made.platform, 'pledged', world.projectId)).toBe(9_999)
  })
})

describe('M17: what the creator has', () => {
  it('is withdrawn: creator → payout → processor', async () => {
    const world = await rowReleased(made.platform)
    const asked = await booked(world, () => creatorWithdraws(world, 7_200))
    expect(asked).toEqual(['WITHDRAWAL: creator -7200, payout +7200'])
    expect(await booked(world, () => settleDue(made.platform.platform))).toEqual([
      'WITHDRAWAL_PAID: payout -7200, processor +7200',
    ])
    await reachesItsEnd(world)
  })
})

describe('M17: what the platform has', () => {
  const own = async () => {
    const sums: number[] = []
    for (const name of ['fees', 'platform', 'processor'] as const)
      sums.push(await ledgerSum(made.platform, name))
    return sums
  }
  /** Of its fees, its account and the processor's, in cents. */
  const change = async (work: () => Promise<unknown>) => {
    const before = await own()
    await work()
    return (await own()).map((cents, place) => cents - (before[place] ?? 0))
  }

  it('comes once a month: fees → platform', async () => {
    await rowCharged(made.platform)
    const { business, platform } = made.platform
    await business.advance(15 * 86_400_000)
    const [fees = 0] = await own()
    expect(await change(() => releaseInitial(platform))).toEqual([299, 0, 0])
    // The month in which others were moved before is over.
    await business.advance(32 * 86_400_000)
    expect(await change(() => moveFees(platform))).toEqual([-fees - 299, fees + 299, 0])
    expect(await change(() => moveFees(platform))).toEqual([0, 0, 0])
  })

  it('is put in: processor → platform', async () => {
    const put = () => topUp(made.platform.platform, { cents: 12_345, name: 'bank-7' })
    expect(await change(put)).toEqual([0, 12_345, -12_345])
    expect(await change(put)).toEqual([0, 0, 0])
  })
})
