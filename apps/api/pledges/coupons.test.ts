import { applyCoupon, setCheckedOutQuantity } from '@kindling/api-client/contract/cart-changes'
import { createCoupon, listCoupons, removeCoupon } from '@kindling/api-client/contract/coupons'
import { cancelPledge, getMyPledges } from '@kindling/api-client/contract/pledges'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { coupons, couponUses } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import type { Browser } from '../testing/browser.ts'
import { tenOff } from '../testing/calls/coupons.ts'
import { confirm, fill } from '../testing/people.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(made.platform.platform.db)).toEqual([])
})

type Terms = Omit<typeof tenOff, 'kind' | 'value' | 'minimum_usd' | 'limit'> & {
  kind: 'PERCENT' | 'AMOUNT'
  value: number
  minimum_usd: number
  limit: number | null
}
async function offered(terms: Partial<Terms> = {}, project?: MadeProject) {
  const to = project ?? (await made.stage.project())
  const team = await made.stage.creator(to)
  const params = { id: to.id }
  const { coupon } = await team.client(createCoupon, { params, body: { ...tenOff, ...terms } })
  return { project: to, team, coupon }
}
const apply = ({ client }: Browser, { id }: MadeProject, code: string = tenOff.code) =>
  client(applyCoupon, { params: { id }, body: { code } })
const usesOf = async (id: string) => {
  const [coupon] = await db().select().from(coupons).where(eq(coupons.id, id))
  const rows = await db().select().from(couponUses).where(eq(couponUses.couponId, id))
  return [coupon?.used, rows.length]
}

describe('a coupon', () => {
  it('is taken off the sub-total, never off shipping, in any case of letters', async () => {
    const { project } = await offered(
      {},
      await made.stage.project({ price: 9_999, needsShipping: true, shippingCost: { '*': 1_300 } }),
    )
    const browser = await made.stage.backer()
    await fill(browser.client, project)
    const { pledge } = await apply(browser, project, ' spark10 ')
    expect([pledge.coupon, pledge.discount, pledge.total_usd]).toEqual(['SPARK10', 999, 9_999 + 1_300 - 999])
    const confirmed = await confirm(browser.client, project, pledge.total_usd)
    expect([confirmed.coupon, confirmed.discount]).toEqual(['SPARK10', 999])
    await fill(browser.client, project)
    expect((await apply(browser, project, '')).pledge.discount).toBe(0)
  })

  it('with a limit of 3 is used by exactly 3 of 24 people who confirm at once (M10)', async () => {
    const { project, coupon } = await offered({ limit: 3 })
    const buyers = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const browser = await made.stage.backer()
        await fill(browser.client, project)
        return { browser, total: (await apply(browser, project)).pledge.total_usd }
      }),
    )
    const answers = await Promise.allSettled(
      buyers.map(({ browser, total }) => confirm(browser.client, project, total)),
    )
    const codes = answers.map((answer) =>
      answer.status === 'fulfilled' ? 'ok' : (answer.reason as { code: string }).code,
    )
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
    expect(codes.filter((code) => code === 'COUPON_LIMIT')).toHaveLength(21)
    expect(await usesOf(coupon.id)).toEqual([3, 3])
  }, 60_000)

  it('is used once a person, and its use returns with a cancel', async () => {
    const { project, coupon } = await offered({ limit: 1 })
    const browser = await made.stage.backer()
    await fill(browser.client, project)
    const first = await confirm(browser.client, project, (await apply(browser, project)).pledge.total_usd)
    expect(await usesOf(coupon.id)).toEqual([1, 1])
    await fill(browser.client, project)
    await expect(apply(browser, project)).rejects.toMatchObject({ code: 'COUPON_LIMIT' })
    await browser.client(cancelPledge, {
      params: { id: project.id, pledgeId: first.id },
      idempotencyKey: newId('key'),
    })
    expect(await usesOf(coupon.id)).toEqual([0, 0])
    expect((await apply(browser, project)).pledge.coupon).toBe('SPARK10')
  })

  it('is given back by a card that is rejected, and stays in the cart', async () => {
    const { project, coupon } = await offered()
    const browser = await made.stage.backer('4000000000000002')
    await fill(browser.client, project)
    const { total_usd } = (await apply(browser, project)).pledge
    await expect(confirm(browser.client, project, total_usd)).rejects.toMatchObject({ code: 'INVALID_VALUE' })
    expect(await usesOf(coupon.id)).toEqual([0, 0])
    const { shopping_pledge } = await browser.client(getMyPledges, { params: { id: project.id } })
    expect([shopping_pledge?.coupon, shopping_pledge?.total_usd]).toEqual(['SPARK10', total_usd])
  })

  it('is checked again when the quantity falls: in the cart, at the confirm, and after it (M10)', async () => {
    const { project } = await offered(
      { kind: 'AMOUNT', value: 1_000, minimum_usd: 15_000 },
      await made.stage.project({ price: 9_500 }),
    )
    const browser = await made.stage.backer()
    await fill(browser.client, project, 2)
    const { pledge } = await apply(browser, project)
    expect(pledge.discount).toBe(1_000)
    const lower = await fill(browser.client, project, 1)
    expect(lower).toBe(9_500)
    await expect(confirm(browser.client, project, lower)).rejects.toMatchObject({ code: 'COUPON_MINIMUM' })
    await fill(browser.client, project, 2)
    const { id } = await confirm(browser.client, project, pledge.total_usd)
    const change = (quantity: number) =>
      browser.client(setCheckedOutQuantity, {
        params: { id: project.id, variantId: project.variantId },
        body: { quantity, pledge_id: id },
        idempotencyKey: newId('key'),
      })
    await expect(change(1)).rejects.toMatchObject({ code: 'COUPON_MINIMUM' })
    expect((await change(3)).pledge.total_usd).toBe(3 * 9_500 - 1_000)
  })

  it('that was removed is no more, its code is free, and pledges keep their discount', async () => {
    const { project, team, coupon } = await offered()
    const browser = await made.stage.backer()
    await fill(browser.client, project)
    const { id, discount } = await confirm(
      browser.client,
      project,
      (await apply(browser, project)).pledge.total_usd,
    )
    const params = { id: project.id }
    await team.client(removeCoupon, { params: { ...params, couponId: coupon.id } })
    const other = await made.stage.backer()
    await fill(other.client, project)
    await expect(apply(other, project)).rejects.toMatchObject({ code: 'INVALID_COUPON' })
    const { pledge } = await browser.client(setCheckedOutQuantity, {
      params: { ...params, variantId: project.variantId },
      body: { quantity: 2, pledge_id: id },
      idempotencyKey: newId('key'),
    })
    expect(pledge.discount).toBe(discount * 2)
    await offered({ value: 20 }, project)
    const { coupons: now } = await team.client(listCoupons, { params })
    expect(now.map(({ code, percent, used }) => [code, percent, used])).toEqual([['SPARK10', 20, 0]])
  })

  it('is taken by one of two that make it at once', async () => {
    const project = await made.stage.project()
    const answers = await Promise.allSettled([offered({}, project), offered({}, project)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
