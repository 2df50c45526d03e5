import { eq, like } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notifications, processorNotices, refunds, users } from '../database/schema.ts'
import { followPaymentEvent } from '../pledges/payment-events.ts'
import { refundPledge } from '../pledges/refund.ts'
import type { DisputeState } from '../providers/payment-events.ts'
import { takenOf } from '../testing/backers.ts'
import { ledgerSum, passDays, pledgeState, settleDue, whereIs } from '../testing/money.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { post } from '../wallet/ledger.ts'
import { checkInvariants } from './invariants.ts'
import { bookNotices } from './notices.ts'

const made = platformForTests()
const platform = () => made.platform.platform
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await checkInvariants(platform().db)).toEqual([])
})

let events = 0
/** A pledge of 95 dollars that was charged, and what its bank says about it. */
async function collected() {
  const paid = await made.stage.collected()
  const { payments } = await pledgeState(made.platform, paid.pledgeId)
  const key = payments.at(-1)?.id ?? ''
  const tell = async (state: DisputeState, amount = 9_500) => {
    const dispute = { charge: `ch_${key}`, state, amount }
    await followPaymentEvent(platform(), {
      id: `evt_${++events}`,
      about: 'dispute',
      reference: `dp_${key}`,
      key,
      dispute,
    })
    await bookNotices(platform())
  }
  const notice = async () => {
    const [row] = await platform()
      .db.select()
      .from(processorNotices)
      .where(eq(processorNotices.id, `dp_${key}`))
    return row
  }
  return { ...paid, projectId: Number(paid.project.id), key, tell, notice }
}
const creatorHas = (projectId: number) => ledgerSum(made.platform, 'creator', projectId)
const platformHas = () => ledgerSum(made.platform, 'platform')

describe('a dispute', () => {
  it('that is open or won changes nothing; lost, it takes what the pledge holds, once', async () => {
    const { pledgeId, project, projectId, tell, notice } = await collected()
    const processor = await ledgerSum(made.platform, 'processor')
    await tell('open')
    expect(await notice()).toMatchObject({ state: 'open', handledAt: null })
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 9_500, released: 0, refunded: 0 })
    await tell('lost')
    await tell('lost')
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 0, released: 0, refunded: 9_500 })
    expect((await ledgerSum(made.platform, 'processor')) - processor).toBe(9_500)
    expect((await pledgeState(made.platform, pledgeId)).pledge.status).toBe('FAILED')
    expect(await takenOf(made.platform, project)).toBe(0)
    expect((await notice())?.handledAt).not.toBeNull()
    const told = await platform()
      .db.select()
      .from(notifications)
      .where(eq(notifications.projectId, projectId))
    expect(told.filter(({ event }) => event?.name === 'DISPUTE_LOST')).toHaveLength(1)
  })

  it('won is closed, and what is about nothing of ours stays for a person', async () => {
    const { pledgeId, tell, notice } = await collected()
    await tell('won')
    expect((await notice())?.handledAt).not.toBeNull()
    expect((await whereIs(made.platform, pledgeId)).held).toBe(9_500)
    const strange = {
      id: 'dp_strange',
      about: 'dispute',
      key: 'pay_strange',
      state: 'lost',
      amount: 5,
    } as const
    const at = platform().now()
    await platform()
      .db.insert(processorNotices)
      .values({ ...strange, createdAt: at, updatedAt: at })
    await bookNotices(platform())
    const [row] = await platform()
      .db.select()
      .from(processorNotices)
      .where(eq(processorNotices.id, 'dp_strange'))
    expect(row?.handledAt).toBeNull()
  })

  it('takes the rest from the creator, then from the platform, and a refund under way pays that back', async () => {
    const { pledgeId, projectId, project, tell } = await collected()
    await passDays(made.platform, 16)
    const { held, released } = await whereIs(made.platform, pledgeId)
    await post(platform().db, {
      reference: `fee ${pledgeId}`,
      kind: 'FEE',
      at: platform().businessNow(),
      movements: [
        { holder: { creatorOf: projectId }, token: 'USD', amount: -500 },
        { holder: 'fees', token: 'USD', amount: 500 },
      ],
    })
    const available = await creatorHas(projectId)
    expect(available).toBe(released - 500)
    const before = await platformHas()
    // Ordered, and not sent yet: the bank is faster.
    const { pledge } = await pledgeState(made.platform, pledgeId)
    await platform().db.transaction((tx) =>
      refundPledge(tx, pledge, { amount: 1_000, cause: 'team', at: platform().businessNow() }),
    )
    await tell('lost')
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 0, released: 0, refunded: 9_500 })
    expect(await creatorHas(projectId)).toBe(0)
    expect(before - (await platformHas())).toBe(9_500 - (held - 1_000) - available)
    // The processor rejects the refund of a charge that was taken back.
    vi.spyOn(platform().payments, 'refund').mockImplementation(async ({ amount }) => ({
      status: 'failed',
      amount,
    }))
    await settleDue(platform())
    const sent = await platform().db.select().from(refunds).where(eq(refunds.pledgeId, pledgeId))
    expect(sent.find(({ cause }) => cause === 'team')).toMatchObject({ status: 'BY_BANK' })
    expect(await ledgerSum(made.platform, 'refund', Number(project.id))).toBe(0)
  })
})

it('books what is ours behind hundreds of notices about something else', async () => {
  const { pledgeId, tell } = await collected()
  const others = Array.from({ length: 250 }, (_, index) => ({
    id: `dp_other_${index}`,
    about: 'dispute' as const,
    key: `other_${index}`,
    state: 'lost' as const,
    amount: 100,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  }))
  await platform().db.insert(processorNotices).values(others)
  await tell('lost')
  expect(await whereIs(made.platform, pledgeId)).toMatchObject({ refunded: 9_500 })
  const [other] = await platform()
    .db.select()
    .from(processorNotices)
    .where(eq(processorNotices.id, 'dp_other_0'))
  expect(other?.handledAt).toBeNull()
  await platform().db.delete(processorNotices).where(like(processorNotices.id, 'dp_other_%'))
})

describe('a refund that its bank returns', () => {
  async function refunded() {
    const { pledgeId } = await collected()
    const { pledge } = await pledgeState(made.platform, pledgeId)
    const id = `ref_${pledgeId}`
    await platform().db.transaction((tx) =>
      refundPledge(tx, pledge, { id, amount: 2_000, cause: 'team', at: platform().businessNow() }),
    )
    await settleDue(platform())
    const bounce = async () => {
      const at = platform().now()
      const notice = { id: `re_${id}`, about: 'refund', key: id, state: 'failed', amount: 2_000 } as const
      await platform()
        .db.insert(processorNotices)
        .values({ ...notice, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({ target: processorNotices.id, set: { handledAt: null } })
      await bookNotices(platform())
    }
    const refund = async () => {
      const [row] = await platform().db.select().from(refunds).where(eq(refunds.id, id))
      return row
    }
    return { pledge, bounce, refund }
  }

  it('after it was paid is in the wallet, once, and its backer is told', async () => {
    const { pledge, bounce, refund } = await refunded()
    const wallets = await ledgerSum(made.platform, 'wallet')
    await bounce()
    await bounce()
    expect((await ledgerSum(made.platform, 'wallet')) - wallets).toBe(2_000)
    expect(await refund()).toMatchObject({ status: 'TO_WALLET' })
    const told = await platform()
      .db.select()
      .from(notifications)
      .where(eq(notifications.userId, pledge.userId))
    const toWallet = told.filter(({ event }) => event?.name === 'REFUND_PAID' && event.params.toWallet)
    expect(toWallet).toHaveLength(1)
  })

  it('of a deleted account waits for a person', async () => {
    const { pledge, bounce, refund } = await refunded()
    await platform().db.update(users).set({ deletedAt: platform().now() }).where(eq(users.id, pledge.userId))
    await bounce()
    expect(await refund()).toMatchObject({ status: 'PAID' })
  })
})
