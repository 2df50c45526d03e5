import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { listMyPledges } from '@kindling/api-client/contract/pledges'
import { endProject, restoreProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { refunds } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import { takenOf } from '../testing/backers.ts'
import { ledgerSum, passDays, pledgeState, settleDue, whereIs } from '../testing/money.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
})

async function collected() {
  const { creator, project, pledgeId, browser } = await made.stage.collected()
  const refund = (amount: number, key = newId('key')) =>
    creator.client(refundPledge, {
      params: { id: project.id, pledgeId },
      body: { amount, reason: 'One cup arrived broken.' },
      idempotencyKey: key,
    })
  return { project, pledgeId, refund, browser }
}

describe('a refund by the team', () => {
  it('takes part of what is held once, however often it is sent, and the card gets it', async () => {
    const { project, pledgeId, refund } = await collected()
    const key = newId('key')
    await Promise.all(Array.from({ length: 8 }, () => refund(2_000, key)))
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 7_500, released: 0, refunded: 2_000 })
    await settleDue(made.platform.platform)
    const sent = await db().select().from(refunds).where(eq(refunds.pledgeId, pledgeId))
    expect(sent).toMatchObject([
      { amount: 2_000, status: 'PAID', cause: 'team', reason: 'One cup arrived broken.' },
    ])
    expect((await pledgeState(made.platform, pledgeId)).label).toBe('COMPLETED COMPLETED')
    expect(await ledgerSum(made.platform, 'pledged', Number(project.id))).toBe(9_500)
  })

  it('is in the list of its backer, in part and whole', async () => {
    const { browser, refund } = await collected()
    const listed = async () => (await browser.client(listMyPledges, {})).pledges[0]
    expect(await listed()).toMatchObject({ refunded: false, refunded_usd: 0 })
    await refund(1_200)
    await refund(300)
    expect(await listed()).toMatchObject({ total_usd: 9_500, refunded: false, refunded_usd: 1_500 })
    await refund(8_000)
    expect(await listed()).toMatchObject({ total_usd: 9_500, refunded: true, refunded_usd: 9_500 })
  })

  it('takes what was released as well, cancels a pledge that got everything, and returns its stock', async () => {
    const { project, pledgeId, refund } = await collected()
    await passDays(made.platform, 16)
    expect((await whereIs(made.platform, pledgeId)).released).toBeGreaterThan(0)
    await expect(refund(9_501)).rejects.toMatchObject({ code: 'NUMBER_HIGH' })
    const { held } = await whereIs(made.platform, pledgeId)
    await refund(held + 100)
    expect(await whereIs(made.platform, pledgeId)).toMatchObject({ held: 0, refunded: held + 100 })

    const whole = await collected()
    const { pledge } = await whole.refund(9_500)
    expect(pledge).toMatchObject({ status: 'FAILED', payment_status: 'CANCELLED', order_status: 'CANCELLED' })
    expect(await takenOf(made.platform, whole.project)).toBe(0)
    await expect(whole.refund(1)).rejects.toMatchObject({ code: 'PLEDGE_CANCELLED' })
    expect(project.id).not.toBe(whole.project.id)
  })

  it('waits while the project is suspended: restored, it is sent; ended, everything goes back by itself (M21)', async () => {
    const moderator = await made.stage.moderator()
    const [restored, ended] = [await collected(), await collected()]
    const inputOf = ({ project }: typeof ended) => ({
      params: { id: project.id },
      body: { reason: 'The pictures are of another product.' },
    })
    const before = { held: 9_500, released: 0, refunded: 0 }
    for (const each of [restored, ended]) {
      await moderator.client(suspendProject, inputOf(each))
      await expect(each.refund(2_000)).rejects.toMatchObject({ code: 'INVALID_PROJECT_STATE' })
      expect(await whereIs(made.platform, each.pledgeId)).toEqual(before)
    }
    await moderator.client(restoreProject, inputOf(restored))
    await restored.refund(2_000)
    expect(await whereIs(made.platform, restored.pledgeId)).toMatchObject({ held: 7_500, refunded: 2_000 })
    await moderator.client(endProject, inputOf(ended))
    await settleDue(made.platform.platform)
    expect(await whereIs(made.platform, ended.pledgeId)).toMatchObject({ held: 0, refunded: 9_500 })
  })

  it('sees a suspension that comes once the call was let in', async () => {
    const { project, refund, pledgeId } = await collected()
    const moderator = await made.stage.moderator()
    const { transaction } = db()
    const once = transaction.bind(db())
    let comes = true
    db().transaction = async (work, config) => {
      // The refund's own: its project was looked at before.
      if (comes) {
        comes = false
        await moderator.client(suspendProject, {
          params: { id: project.id },
          body: { reason: 'The pictures are of another product.' },
        })
      }
      return once(work, config)
    }
    try {
      await expect(refund(100)).rejects.toMatchObject({ code: 'INVALID_PROJECT_STATE' })
    } finally {
      db().transaction = transaction
    }
    expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 9_500, released: 0, refunded: 0 })
  })
})
