import { contract } from '@kindling/api-client/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rewards } from '../database/schema.ts'
import type { Browser } from '../testing/browser.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { fill, goodCard } from '../testing/people.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

/** JSON as somebody may write it by hand: numbers no JavaScript would. */
const write = (browser: Browser, method: string, path: string, body: string, key = crypto.randomUUID()) =>
  browser.send(path, {
    method,
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })
const itemPath = ({ id, variantId }: MadeProject) => `/projects/${id}/pledges/me/item/${variantId}/`
const firstError = (body: unknown) => (body as { errors: { code: string; field?: string }[] }).errors[0]

describe('M8: a quantity', () => {
  it.each([
    ['9007199254740992', 'NUMBER_HIGH'],
    ['9007199254740993', 'NUMBER_HIGH'],
    ['1e21', 'NUMBER_HIGH'],
    ['1e309', 'INVALID_TYPE'],
    ['-1e309', 'INVALID_TYPE'],
    ['NaN', 'INVALID_TYPE'],
    ['Infinity', 'INVALID_TYPE'],
    ['-1', 'NUMBER_LOW'],
    ['0.1', 'INVALID_TYPE'],
    ['1.0000000000000002', 'INVALID_TYPE'],
    ['1e-7', 'INVALID_TYPE'],
    ['"1"', 'INVALID_TYPE'],
    ['"٣"', 'INVALID_TYPE'],
    ['[1]', 'INVALID_TYPE'],
    ['{"valueOf":1}', 'INVALID_TYPE'],
    ['true', 'INVALID_TYPE'],
    ['null', 'INVALID_TYPE'],
    ['0x10', 'INVALID_TYPE'],
    ['01', 'INVALID_TYPE'],
    ['1_000', 'INVALID_TYPE'],
  ])('of %s is %s, and nothing is put in a cart', async (quantity, code) => {
    const [browser, project] = [await made.stage.backer(), await made.stage.project()]
    const before = await fingerprint(made.platform)
    const { status, body } = await write(browser, 'PATCH', itemPath(project), `{"quantity":${quantity}}`)
    expect([status, firstError(body)?.code]).toEqual([400, code])
    expect(await fingerprint(made.platform)).toBe(before)
  })

  it.each([
    ['1.0', 1],
    ['1e0', 1],
    ['10e-1', 1],
    ['1000', 1000],
    ['-0', 0],
  ])('written as %s is %d', async (quantity, meant) => {
    const [browser, project] = [await made.stage.backer(), await made.stage.project()]
    const { status, body } = await write(browser, 'PATCH', itemPath(project), `{"quantity":${quantity}}`)
    const { pledge } = body as { pledge: { products: { quantity: number }[] } }
    expect([status, pledge.products[0]?.quantity ?? 0]).toEqual([200, meant])
  })
})

describe('M8: the total that was seen', () => {
  it.each([
    ['9007199254740992', 'INTEGRITY_ERROR'],
    ['9500.5', 'INTEGRITY_ERROR'],
    ['-9500', 'INTEGRITY_ERROR'],
    ['-0', 'INTEGRITY_ERROR'],
    ['1e309', 'INVALID_TYPE'],
    ['NaN', 'INVALID_TYPE'],
    ['"9500"', 'INVALID_TYPE'],
    ['null', 'INVALID_TYPE'],
  ])('as %s is %s, and no money moves', async (total, code) => {
    const [browser, project] = [await made.stage.backer(), await made.stage.project()]
    await fill(browser.client, project)
    const path = `/projects/${project.id}/pledges/me/checkout/`
    const { status, body } = await write(browser, 'POST', path, `{"total_usd":${total}}`)
    expect([status, firstError(body)?.code]).toEqual([400, code])
    const { shopping_pledge, pledges } = await browser.client(contract.getMyPledges, {
      params: { id: project.id },
    })
    expect([shopping_pledge?.total_usd, pledges]).toEqual([9_500, []])
  })

  it('is the sum of all pieces and what sending them costs, to the cent', async () => {
    const shipping = { needsShipping: true, shippingCost: { CAN: 333 } }
    const [browser, project] = [await made.stage.backer(goodCard), await made.stage.project(shipping)]
    for (const [price, quantity] of [
      [1, 1],
      [999, 7],
      [3_333, 3],
      [0, 5],
    ] as const) {
      await made.platform.platform.db.update(rewards).set({ price }).where(eq(rewards.id, project.rewardId))
      const { pledge } = await browser.client(contract.setItemQuantity, {
        params: { id: project.id, variantId: project.variantId },
        body: { quantity },
      })
      expect([pledge.sub_total_usd, pledge.shipping_total, pledge.discount, pledge.total_usd]).toEqual([
        price * quantity,
        333 * quantity,
        0,
        (price + 333) * quantity,
      ])
    }
  })
})
