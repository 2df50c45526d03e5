import { getOwnPledge, setCheckedOutQuantity } from '@kindling/api-client/contract/cart-changes'
import { setPledgeAddress } from '@kindling/api-client/contract/pledges'
import { addShippingAddress } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { mailQueue, pledgeItems, pledges, projects, rewards } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import type { Browser } from '../testing/browser.ts'
import { endWell } from '../testing/money.ts'
import { confirm, fill, goodAddress } from '../testing/people.ts'
import type { MadeProject, ProjectOptions } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(made.platform.platform.db)).toEqual([])
})

async function pledged(options: ProjectOptions = {}, quantity = 1) {
  const [browser, project] = [await made.stage.backer(), await made.stage.project(options)]
  const { id, total_usd } = await confirm(
    browser.client,
    project,
    await fill(browser.client, project, quantity),
  )
  return { browser, project, id, total: total_usd }
}
interface Wanted {
  readonly key?: string
  readonly seen?: number
}
const change = (
  { client }: Browser,
  { id, variantId }: MadeProject,
  pledge_id: string,
  quantity: number,
  { key = newId('key'), seen }: Wanted = {},
) =>
  client(setCheckedOutQuantity, {
    params: { id, variantId },
    body: { quantity, pledge_id, ...(seen !== undefined && { total_usd: seen }) },
    idempotencyKey: key,
  })
const figuresOf = async ({ id, rewardId }: MadeProject) => {
  const [project] = await db()
    .select()
    .from(projects)
    .where(eq(projects.id, Number(id)))
  const [reward] = await db().select().from(rewards).where(eq(rewards.id, rewardId))
  return [project?.totalPledged, project?.backersCount, reward?.taken, reward?.backersCount]
}
const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? 'ok' : (answer.reason as { code: string }).code))

describe('quantities after checkout', () => {
  it('rise and fall with stock and the campaign’s figures, by the difference', async () => {
    const { browser, project, id, total } = await pledged({ backerLimit: 3 })
    expect((await change(browser, project, id, 3)).pledge.total_usd).toBe(total * 3)
    expect(await figuresOf(project)).toEqual([total * 3, 1, 3, 1])
    await expect(change(browser, project, id, 4)).rejects.toMatchObject({ code: 'BACKER_LIMIT_EXCEEDED' })
    const { pledge } = await change(browser, project, id, 2)
    expect([pledge.total_usd, pledge.products[0]?.quantity]).toEqual([total * 2, 2])
    expect(await figuresOf(project)).toEqual([total * 2, 1, 2, 1])
    const { history } = await browser.client(getOwnPledge, { params: { pledgeId: id } })
    expect(history.map(({ kind, from, to }) => [kind, from, to])).toEqual(
      expect.arrayContaining([
        ['quantity', 3, 2],
        ['quantity', 1, 3],
        ['pledged', null, null],
      ]),
    )
  })

  it('of one key, 32 times at once, are one change; of 32 keys the last quantity is what is held', async () => {
    const { browser, project, id, total } = await pledged({ backerLimit: 40 })
    const key = newId('key')
    const one = await Promise.allSettled(
      Array.from({ length: 32 }, () => change(browser, project, id, 5, { key })),
    )
    expect(new Set(codesOf(one))).toEqual(new Set(['ok']))
    expect(await figuresOf(project)).toEqual([total * 5, 1, 5, 1])
    await expect(change(browser, project, id, 6, { key })).rejects.toMatchObject({ code: 'INTEGRITY_ERROR' })
    await Promise.allSettled(Array.from({ length: 32 }, (_, n) => change(browser, project, id, 1 + (n % 8))))
    const items = await db().select().from(pledgeItems).where(eq(pledgeItems.pledgeId, id))
    const held = items.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(await figuresOf(project)).toEqual([total * held, 1, held, 1])
  })

  it('take the last pieces once when eight backers ask for them together (M1)', async () => {
    const project = await made.stage.project({ backerLimit: 12 })
    const backers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = await made.stage.backer()
        const { id } = await confirm(browser.client, project, await fill(browser.client, project))
        return { browser, id }
      }),
    )
    const answers = await Promise.allSettled(
      backers.map(({ browser, id }) => change(browser, project, id, 2)),
    )
    expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(4)
    expect(codesOf(answers).filter((code) => code === 'BACKER_LIMIT_EXCEEDED')).toHaveLength(4)
    expect((await figuresOf(project))[2]).toBe(12)
  })

  it('end at the cap, and neither a change nor a second pledge goes round it (M9)', async () => {
    const { browser, project, id } = await pledged({ price: 25_000 }, 3)
    expect((await change(browser, project, id, 4)).pledge.total_usd).toBe(100_000)
    await expect(change(browser, project, id, 5)).rejects.toMatchObject({ code: 'NUMBER_HIGH' })
    await change(browser, project, id, 2)
    const again = await confirm(browser.client, project, await fill(browser.client, project, 2))
    await expect(change(browser, project, id, 3)).rejects.toMatchObject({ code: 'NUMBER_HIGH' })
    await expect(confirm(browser.client, project, await fill(browser.client, project))).rejects.toMatchObject(
      { code: 'NUMBER_HIGH' },
    )
    // Both at once: together they would go over.
    await change(browser, project, id, 1)
    const both = await Promise.allSettled([
      change(browser, project, id, 2),
      change(browser, project, again.id, 3),
    ])
    expect(codesOf(both).sort()).toEqual(['NUMBER_HIGH', 'ok'])
    expect((await figuresOf(project))[0]).toBe(100_000)
  })

  it('keep the price of what was pledged, and show today’s before it is paid (M11)', async () => {
    const { browser, project, id, total } = await pledged()
    await db().update(rewards).set({ price: 9_900 }).where(eq(rewards.id, project.rewardId))
    await expect(change(browser, project, id, 2, { seen: total * 2 })).rejects.toMatchObject({
      code: 'INTEGRITY_ERROR',
    })
    const { pledge } = await change(browser, project, id, 2, { seen: total + 9_900 })
    expect(pledge.products.map(({ usd_price, quantity }) => [usd_price, quantity])).toEqual([
      [total, 1],
      [9_900, 1],
    ])
    expect((await change(browser, project, id, 1)).pledge.total_usd).toBe(total)
  })

  it('lowered to nothing are a cancel, once', async () => {
    const { browser, project, id } = await pledged()
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => change(browser, project, id, 0)))
    expect(codesOf(answers).sort()).toEqual([...Array(7).fill('PLEDGE_CANCELLED'), 'ok'])
    const [pledge] = await db().select().from(pledges).where(eq(pledges.id, id))
    expect(pledge?.status).toBe('FAILED')
    expect(await figuresOf(project)).toEqual([0, 0, 0, 0])
    const mails = await db()
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.eventKey, `cancelled:${id}`))
    expect(mails).toHaveLength(1)
  })

  it('fall on the last day as far as a funded campaign stays above its goal', async () => {
    const { browser, project, id, total } = await pledged({}, 3)
    const soon = new Date(made.platform.clock.now().getTime() + 3_600_000)
    await db()
      .update(projects)
      .set({ endTime: soon, fundingGoal: total - 10_000 })
      .where(eq(projects.id, Number(project.id)))
    await expect(change(browser, project, id, 1)).rejects.toMatchObject({ code: 'INVALID_STATE' })
    expect((await change(browser, project, id, 2)).pledge.products[0]?.quantity).toBe(2)
  })

  it('of somebody else are not found', async () => {
    const { project, id } = await pledged()
    await expect(change(await made.stage.backer(), project, id, 2)).rejects.toMatchObject({
      code: 'MISSING_PLEDGE',
    })
  })

  it('and a cancel at the same moment leave the figures as what stands says', async () => {
    const { browser, project, id, total } = await pledged({}, 2)
    await Promise.allSettled([change(browser, project, id, 0), change(browser, project, id, 4)])
    const [pledge] = await db().select().from(pledges).where(eq(pledges.id, id))
    expect(await figuresOf(project)).toEqual(
      pledge?.status === 'FAILED' ? [0, 0, 0, 0] : [total * 2, 1, 4, 1],
    )
  })
})

describe('the address after checkout', () => {
  const shipped: ProjectOptions = { needsShipping: true, shippingCost: { CAN: 1_300, GBR: 600, '*': 2_000 } }
  const home = async ({ client }: Browser, country: 'GBR' | 'USA') => {
    const place =
      country === 'GBR'
        ? { city: 'Sheffield', state: 'South Yorkshire', postal_code: 'S1 2HE' }
        : { city: 'Portland', state: 'Oregon', postal_code: '97201' }
    const { shipping_address } = await client(addShippingAddress, {
      body: { ...goodAddress, ...place, country_code: country },
    })
    return shipping_address.id
  }
  const send = ({ client }: Browser, { id }: MadeProject, pledge_id: string, shipping_address_id: string) =>
    client(setPledgeAddress, { params: { id }, body: { shipping_address_id, pledge_id } })

  it('changes shipping and total while nothing is charged', async () => {
    const { browser, project, id, total } = await pledged(shipped, 2)
    const { pledge } = await send(browser, project, id, await home(browser, 'USA'))
    expect([pledge.shipping_total, pledge.total_usd]).toEqual([4_000, total + 1_400])
    expect((await figuresOf(project))[0]).toBe(total + 1_400)
    expect(pledge.shipping_address?.city).toBe('Portland')
  })

  it('goes after the charge only to where shipping costs no more, and the sums stay', async () => {
    const { browser, project, id, total } = await pledged(shipped)
    await endWell(made.platform, Number(project.id))
    await expect(send(browser, project, id, await home(browser, 'USA'))).rejects.toMatchObject({
      code: 'PLEDGE_PAID',
    })
    const { pledge } = await send(browser, project, id, await home(browser, 'GBR'))
    expect([pledge.shipping_total, pledge.total_usd]).toEqual([1_300, total])
    expect(pledge.shipping_address?.city).toBe('Sheffield')
  })
})
