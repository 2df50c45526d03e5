import { completeMilestone } from '@kindling/api-client/contract/milestones'
import { endProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { milestones } from '../database/schema.ts'
import { settleUnfinished } from '../pledges/settle.ts'
import { standInCost } from '../providers/stand-in-payments.ts'
import { backerOf } from '../testing/backers.ts'
import { ledgerSum, pledgeState, settleDue, whereIs } from '../testing/money.ts'
import { booked, jump, type Pledged, reachesItsEnd, rowPledge } from '../testing/money-rows.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { checkInvariants } from './invariants.ts'
import { compareBooks } from './reconcile.ts'

/*
 * Statement M17: a bank that takes its time about a charge may answer after the milestones were decided about. What comes
 * in then is not held for them any more: it goes where the rest of the milestone's money went.
 */

const made = platformForTests()
afterEach(async () => {
  expect(await checkInvariants(made.platform.platform.db)).toEqual([])
})

const cost = standInCost(9_999)
const taken = `PROCESSOR_COST: platform -${cost}, processor +${cost}`

/** A pledge whose charge its bank has not answered yet when the campaign has ended. */
async function undecided(): Promise<Pledged> {
  const world = await rowPledge(made.platform, { card: '4000000000000077' })
  made.platform.clock.advance(60_000)
  await settleDue(made.platform.platform)
  expect((await pledgeState(made.platform, world.pledgeId)).label).toBe('CHECKED_OUT CHECKED_OUT')
  await jump(made.platform, 10.5)
  expect((await pledgeState(made.platform, world.pledgeId)).label).toBe('CHECKED_OUT PROCESSING')
  return world
}
const complete = ({ creator, project, milestone }: Pledged, which: 'tooling' | 'delivered') =>
  creator.client(completeMilestone, { params: { id: project.id, milestoneId: milestone[which] } })
/** The bank says yes, and everything that follows from it happens. */
const answers = (world: Pledged) =>
  booked(world, async () => {
    made.platform.clock.advance(60_000)
    await jump(made.platform, 0.1)
  })

describe('M17: what a bank gives after milestones were decided', () => {
  it('is the creator’s where the milestone was released, and held for one to come', async () => {
    const world = await undecided()
    await complete(world, 'tooling')
    await jump(made.platform, 40)
    await jump(made.platform, 15)
    expect(await answers(world)).toEqual([
      'COLLECTED: held delivered +1000, held initial +8999, processor -9999',
      'RELEASED: creator +8999, held initial -8999',
      'FEE: creator -299, fees +299',
      taken,
    ])
    await reachesItsEnd(world)
  })

  it('goes back where everything that was held went back', async () => {
    const world = await undecided()
    for (const days of [50, 15, 80]) await jump(made.platform, days)
    expect(await answers(world)).toEqual([
      'COLLECTED: held delivered +1000, held initial +7499, held tooling +1500, processor -9999',
      'REFUND: held delivered -1000, held initial -7499, held tooling -1500, refund +9999',
      'REFUND_PAID: processor +9999, refund -9999',
      taken,
    ])
    await reachesItsEnd(world)
  })

  it('is not asked for any more where a moderator ended the project', async () => {
    const world = await undecided()
    const { client } = await made.stage.moderator()
    const input = { params: { id: world.project.id }, body: { reason: 'Another product.' } }
    await client(suspendProject, input)
    await client(endProject, input)
    expect(await answers(world)).toEqual(['UNPLEDGED: backers +9999, pledged -9999'])
    expect((await compareBooks(made.platform.platform)).differences).toEqual([])
    await reachesItsEnd(world)
  })

  it('goes back where it is for an order, and a moderator ended its project meanwhile', async () => {
    const { platform, clock } = made.platform
    const project = await makeProject(made.platform, { fundingType: 'STOREFRONT' })
    // No milestone tells that everything went back.
    await platform.db.delete(milestones).where(eq(milestones.projectId, Number(project.id)))
    const backer = await backerOf(made.platform, { card: '4000000000000077' })
    const order = await confirm(backer, project, await fill(backer, project))
    expect(order.status).toBe('PROCESSING')
    const { client } = await made.stage.moderator()
    const input = { params: { id: project.id }, body: { reason: 'Another product.' } }
    await client(suspendProject, input)
    await client(endProject, input)
    // What was held then has gone back before the bank answers.
    await settleDue(platform)
    clock.advance(60_000)
    await settleUnfinished(platform, 0)
    await settleDue(platform)
    expect((await pledgeState(made.platform, order.id)).label).toBe('FAILED COMPLETED')
    expect(await whereIs(made.platform, order.id)).toEqual({ held: 0, released: 0, refunded: 9_500 })
    expect(await ledgerSum(made.platform, 'refund', Number(project.id))).toBe(0)
    expect((await compareBooks(platform)).differences).toEqual([])
  })
})
