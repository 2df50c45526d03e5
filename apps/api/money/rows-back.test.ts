import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { cancelPledge } from '@kindling/api-client/contract/pledges'
import { endProject, restoreProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { voteOnMilestone } from '@kindling/api-client/contract/votes'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { processorNotices, refunds, standInTransfers, withdrawals } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { followPaymentEvent } from '../pledges/payment-events.ts'
import type { DisputeState } from '../providers/payment-events.ts'
import { closedBankAccount } from '../providers/stand-in-payments.ts'
import { pledgeState, settleDue } from '../testing/money.ts'
import {
  backerWithdraws,
  booked,
  creatorWithdraws,
  jump,
  type Pledged,
  reachesItsEnd,
  rowCharged,
  rowPledge,
  rowReleased,
} from '../testing/money-rows.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { checkInvariants } from './invariants.ts'
import { topUp } from './platform-account.ts'
import { compareBooks } from './reconcile.ts'
import { sendRefunds } from './refunds.ts'

/*
 * Statement M17, the way back: each row of the ledger's table in `docs/money.md` by which money leaves for a backer, the
 * bank or nobody. As in `rows-in.test.ts`: calls and jobs, the exact entries, and afterwards the way to the end.
 */

const made = platformForTests()
const db = () => made.platform.platform.db
const settle = () => settleDue(made.platform.platform)
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await checkInvariants(db())).toEqual([])
  expect((await compareBooks(made.platform.platform)).differences).toEqual([])
})

/** Pays, and takes no refund. */
const rejectsRefunds = '4000000000005126'

const teamRefund = ({ creator, project, pledgeId }: Pledged, amount: number) =>
  creator.client(refundPledge, {
    params: { id: project.id, pledgeId },
    body: { amount, reason: 'One cup arrived broken.' },
    idempotencyKey: newId('key'),
  })
const decide = async (
  { project }: Pledged,
  act: typeof suspendProject | typeof restoreProject | typeof endProject,
) => {
  const { client } = await made.stage.moderator()
  await client(act, { params: { id: project.id }, body: { reason: 'The pictures are of another product.' } })
}
/** No payout to this account arrives. */
const closeAccountOf = (id: string) =>
  db().update(withdrawals).set({ destination: closedBankAccount }).where(eq(withdrawals.id, id))
/** The bank says this about the charge of a pledge. */
const dispute = async ({ pledgeId }: Pledged, state: DisputeState, amount = 9_999) => {
  const { payments } = await pledgeState(made.platform, pledgeId)
  const key = payments.at(-1)?.id ?? ''
  await followPaymentEvent(made.platform.platform, {
    id: newId('evt'),
    about: 'dispute',
    reference: `dp_${key}`,
    key,
    dispute: { charge: `ch_${key}`, state, amount },
  })
  await settle()
}
/** The bank returns what was refunded, days later. */
const bounce = async ({ pledgeId }: Pledged) => {
  const [refund] = await db().select().from(refunds).where(eq(refunds.pledgeId, pledgeId))
  const { id: key = '', amount = 0 } = refund ?? {}
  const at = made.platform.platform.now()
  await db()
    .insert(processorNotices)
    .values({ id: `re_${key}`, about: 'refund', key, state: 'failed', amount, createdAt: at, updatedAt: at })
  await db()
    .update(standInTransfers)
    .set({ status: 'failed' })
    .where(eq(standInTransfers.idempotencyKey, key))
  await settle()
}

it('M17: a platform that owes more than it has keeps wallets waiting, until money is put in', async () => {
  const [world, other] = [await rowReleased(made.platform, rejectsRefunds), await rowReleased(made.platform)]
  await teamRefund(world, 2_500)
  await creatorWithdraws(other)
  await settle()
  // Nobody but the platform is left to bear most of it.
  await dispute(other, 'lost')
  await backerWithdraws(world)
  expect(await booked(world, settle)).toEqual([])
  await topUp(made.platform.platform, { cents: 50_000, name: newId('bank') })
  expect(await booked(world, settle)).toEqual(['WITHDRAWAL_PAID: payout -2500, processor +2500'])
  await reachesItsEnd(world)
})

describe('M17: a refund by the team', () => {
  it('takes what is held, the latest part first: held → refund → processor', async () => {
    const world = await rowCharged(made.platform)
    expect(await booked(world, () => teamRefund(world, 3_000))).toEqual([
      'REFUND: held delivered -1000, held initial -500, held tooling -1500, refund +3000',
    ])
    expect(await booked(world, settle)).toEqual(['REFUND_PAID: processor +3000, refund -3000'])
    await reachesItsEnd(world)
  })

  it('is settled once: an answer that comes after its bank returned it changes nothing', async () => {
    const world = await rowCharged(made.platform)
    await teamRefund(world, 3_000)
    const { payments } = made.platform.platform
    const refund = payments.refund.bind(payments)
    vi.spyOn(payments, 'refund').mockImplementationOnce(async (...asked) => {
      const answer = await refund(...asked)
      // Another process has asked as well; the bank paid, and then gave the money back.
      await settle()
      await bounce(world)
      return answer
    })
    await sendRefunds(made.platform.platform)
    const [row] = await db().select().from(refunds).where(eq(refunds.pledgeId, world.pledgeId))
    expect(row?.status).toBe('TO_WALLET')
    await reachesItsEnd(world)
  })

  it('takes the rest from the creator, and is rejected where there is not enough', async () => {
    const world = await rowReleased(made.platform)
    expect(await booked(world, () => teamRefund(world, 3_000))).toEqual([
      'REFUND: creator -500, held delivered -1000, held tooling -1500, refund +3000',
    ])
    await creatorWithdraws(world, 6_000)
    const rejected = teamRefund(world, 701)
    await expect(rejected).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await booked(world, () => teamRefund(world, 700))).toEqual(['REFUND: creator -700, refund +700'])
    await reachesItsEnd(world)
  })

  it('of an order that its backer cancels takes all of it', async () => {
    const world = await rowCharged(made.platform, { fundingType: 'STOREFRONT' })
    const { backer, project, pledgeId } = world
    const input = { params: { id: project.id, pledgeId }, idempotencyKey: newId('key') }
    expect(await booked(world, () => backer.client(cancelPledge, input))).toEqual([
      'REFUND: held initial -9999, refund +9999',
    ])
    await reachesItsEnd(world)
  })
})

describe('M17: a refund that the card does not take', () => {
  it('goes to the wallet, and from there to a bank: refund → wallet → payout → processor', async () => {
    const world = await rowCharged(made.platform, { card: rejectsRefunds })
    await teamRefund(world, 9_999)
    expect(await booked(world, settle)).toEqual(['REFUND_TO_WALLET: refund -9999, wallet +9999'])
    await topUp(made.platform.platform, { cents: 50_000, name: newId('bank') })
    expect(await booked(world, () => backerWithdraws(world))).toEqual([
      'WITHDRAWAL: payout +9999, wallet -9999',
    ])
    expect(await booked(world, settle)).toEqual(['WITHDRAWAL_PAID: payout -9999, processor +9999'])
    await reachesItsEnd(world)
  })

  it('after it was paid: processor → wallet, and back there where its account is closed', async () => {
    const world = await rowCharged(made.platform)
    await teamRefund(world, 2_500)
    await settle()
    expect(await booked(world, () => bounce(world))).toEqual([
      'REFUND_TO_WALLET: processor -2500, wallet +2500',
    ])
    await topUp(made.platform.platform, { cents: 50_000, name: newId('bank') })
    await closeAccountOf(await backerWithdraws(world))
    expect(await booked(world, settle)).toEqual(['WITHDRAWAL_RETURNED: payout -2500, wallet +2500'])
    await reachesItsEnd(world)
  })
})

describe('M17: everything that is still held goes back', () => {
  it('when a vote carries', async () => {
    const world = await rowReleased(made.platform)
    const { backer, project } = world
    await teamRefund(world, 400)
    await jump(made.platform, 24)
    const body = { refund: true }
    await backer.client(voteOnMilestone, { params: { id: project.id }, body, idempotencyKey: newId('key') })
    expect(await booked(world, () => jump(made.platform, 12))).toEqual([
      'REFUND: held delivered -600, held tooling -1500, refund +2100',
      'REFUND_PAID: processor +2100, refund -2100',
    ])
    await reachesItsEnd(world)
  })

  it('when a milestone is 90 days late', async () => {
    const world = await rowReleased(made.platform)
    await jump(made.platform, 40)
    await jump(made.platform, 20)
    expect(await booked(world, () => jump(made.platform, 60))).toEqual([])
    expect(await booked(world, () => jump(made.platform, 5))).toEqual([
      'REFUND: held delivered -1000, held tooling -1500, refund +2500',
      'REFUND_PAID: processor +2500, refund -2500',
    ])
    await reachesItsEnd(world)
  })

  it('when a suspended project is ended; until then nothing moves', async () => {
    const world = await rowCharged(made.platform)
    await decide(world, suspendProject)
    expect(await booked(world, () => jump(made.platform, 40))).toEqual([])
    await decide(world, endProject)
    expect(await booked(world, settle)).toEqual([
      'REFUND: held delivered -1000, held initial -7499, held tooling -1500, refund +9999',
      'REFUND_PAID: processor +9999, refund -9999',
    ])
    await reachesItsEnd(world)
  })

  it('when a suspended project is ended, and what had been released stays the creator’s', async () => {
    const world = await rowReleased(made.platform)
    await creatorWithdraws(world, 7_000)
    await decide(world, suspendProject)
    // The withdrawal waits as well.
    expect(await booked(world, () => jump(made.platform, 20))).toEqual([])
    await decide(world, endProject)
    expect(await booked(world, settle)).toEqual([
      'WITHDRAWAL_PAID: payout -7000, processor +7000',
      'REFUND: held delivered -1000, held tooling -1500, refund +2500',
      'REFUND_PAID: processor +2500, refund -2500',
    ])
    await reachesItsEnd(world)
  })

  it('when a suspended project is ended before its end: pledged → backers, and nobody is charged', async () => {
    const world = await rowPledge(made.platform)
    await decide(world, suspendProject)
    expect(await booked(world, () => jump(made.platform, 40))).toEqual([])
    await decide(world, endProject)
    expect(await booked(world, settle)).toEqual(['UNPLEDGED: backers +9999, pledged -9999'])
    await reachesItsEnd(world)
  })

  it('never where the suspension is lifted: it goes on as before, later by its length', async () => {
    const world = await rowCharged(made.platform)
    await decide(world, suspendProject)
    await jump(made.platform, 40)
    await decide(world, restoreProject)
    expect(await booked(world, () => jump(made.platform, 14))).toEqual([])
    expect(await booked(world, () => jump(made.platform, 1))).toEqual([
      'RELEASED: creator +7499, held initial -7499',
      'FEE: creator -299, fees +299',
    ])
    await reachesItsEnd(world)
  })
})

describe('M17: a withdrawal that its bank returns', () => {
  it('is available again: payout → creator', async () => {
    const world = await rowReleased(made.platform)
    await closeAccountOf(await creatorWithdraws(world))
    expect(await booked(world, settle)).toEqual(['WITHDRAWAL_RETURNED: creator +7200, payout -7200'])
    await reachesItsEnd(world)
  })
})

describe('M17: a dispute', () => {
  it('that is open or won moves nothing, and the money goes on', async () => {
    const world = await rowCharged(made.platform)
    expect(await booked(world, () => dispute(world, 'open'))).toEqual([])
    expect(await booked(world, () => dispute(world, 'won'))).toEqual([])
    await reachesItsEnd(world)
  })

  it('lost, takes what is held: held → processor', async () => {
    const world = await rowCharged(made.platform)
    expect(await booked(world, () => dispute(world, 'lost'))).toEqual([
      'DISPUTE_LOST: held delivered -1000, held initial -7499, held tooling -1500, processor +9999',
    ])
    await reachesItsEnd(world)
  })

  it('lost after the release, takes it from the creator, and the rest from the platform', async () => {
    const world = await rowReleased(made.platform)
    await creatorWithdraws(world, 5_000)
    expect(await booked(world, () => dispute(world, 'lost'))).toEqual([
      'DISPUTE_LOST: creator -2200, held delivered -1000, held tooling -1500, platform -5299, processor +9999',
      'WITHDRAWAL_PAID: payout -5000, processor +5000',
    ])
    await reachesItsEnd(world)
  })

  it('lost while a refund is on its way that is then rejected: the platform gets its part back', async () => {
    const world = await rowCharged(made.platform)
    await teamRefund(world, 4_000)
    vi.spyOn(made.platform.platform.payments, 'refund').mockImplementation(async ({ amount }) => ({
      status: 'pending',
      amount,
    }))
    expect(await booked(world, () => dispute(world, 'lost'))).toEqual([
      'DISPUTE_LOST: held initial -5999, platform -4000, processor +9999',
    ])
    vi.spyOn(made.platform.platform.payments, 'refund').mockImplementation(async ({ amount }) => ({
      status: 'failed',
      amount,
    }))
    expect(await booked(world, settle)).toEqual(['REFUND_BY_BANK: platform +4000, refund -4000'])
    await reachesItsEnd(world)
  })
})
