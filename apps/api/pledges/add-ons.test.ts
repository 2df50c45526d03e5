import { getOwnPledge, setCheckedOutQuantity } from '@kindling/api-client/contract/cart-changes'
import { getMyPledges, setItemQuantity } from '@kindling/api-client/contract/pledges'
import { updateReward } from '@kindling/api-client/contract/rewards'
import type { Client } from '@kindling/api-client/transport'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { projects, rewards } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import { type MadeAddOn, makeAddOn } from '../testing/add-ons.ts'
import { confirm, fill } from '../testing/people.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'

const made = platformForTests()
afterEach(async () => {
  expect(await checkInvariants(made.platform.platform.db)).toEqual([])
})

async function shop() {
  const [{ client }, project] = [await made.stage.backer(), await made.stage.project()]
  const addOn = await makeAddOn(made.platform, project, { backerLimit: 5 })
  return { client, project, addOn }
}
const put = async (client: Client, { id }: MadeProject, { variantId }: MadeAddOn, quantity: number) =>
  (await client(setItemQuantity, { params: { id, variantId }, body: { quantity } })).pledge
const change = (
  client: Client,
  { id }: MadeProject,
  { variantId }: Pick<MadeAddOn, 'variantId'>,
  quantity: number,
) =>
  client(setCheckedOutQuantity, {
    params: { id, variantId },
    body: { quantity },
    idempotencyKey: newId('key'),
  })
const takenOf = async ({ rewardId }: MadeAddOn) => {
  const [row] = await made.platform.platform.db.select().from(rewards).where(eq(rewards.id, rewardId))
  return row?.taken
}
const aloneIsRejected = { code: 'MISSING_PRODUCT', field: 'reward' }

describe('an add-on in a cart', () => {
  it('is put beside a reward, costs and takes stock as rewards do', async () => {
    const { client, project, addOn } = await shop()
    await fill(client, project)
    const { total_usd, products } = await put(client, project, addOn, 2)
    expect(total_usd).toBe(9_500 + 2 * 900)
    expect(products.map(({ reward }) => reward.is_addon).sort()).toEqual([false, true])
    await confirm(client, project, total_usd)
    expect(await takenOf(addOn)).toBe(2)
  })
  it('is never chosen alone', async () => {
    const { client, project, addOn } = await shop()
    await expect(put(client, project, addOn, 1)).rejects.toMatchObject(aloneIsRejected)
    const { shopping_pledge } = await client(getMyPledges, { params: { id: project.id } })
    expect(shopping_pledge).toBeNull()
  })
  it('leaves with the last reward, and goes alone', async () => {
    const { client, project, addOn } = await shop()
    await fill(client, project)
    await put(client, project, addOn, 1)
    expect((await put(client, project, addOn, 0)).products).toHaveLength(1)
    await put(client, project, addOn, 2)
    expect(await fill(client, project, 0)).toBe(0)
    const { shopping_pledge } = await client(getMyPledges, { params: { id: project.id } })
    expect(shopping_pledge?.products).toEqual([])
  })
  it('is not pledged alone where its reward became an add-on meanwhile', async () => {
    const { client, project, addOn } = await shop()
    await fill(client, project)
    const { total_usd } = await put(client, project, addOn, 1)
    const { db } = made.platform.platform
    await db.update(rewards).set({ isAddon: true }).where(eq(rewards.id, project.rewardId))
    await expect(confirm(client, project, total_usd)).rejects.toMatchObject({ code: 'EMPTY_CHECKOUT' })
    expect(await takenOf(addOn)).toBe(0)
  })
})

describe('an add-on of a pledge', () => {
  it('is added and taken out after the checkout', async () => {
    const { client, project, addOn } = await shop()
    await confirm(client, project, await fill(client, project))
    expect((await change(client, project, addOn, 3)).pledge.total_usd).toBe(9_500 + 3 * 900)
    expect(await takenOf(addOn)).toBe(3)
    await expect(change(client, project, addOn, 6)).rejects.toMatchObject({ code: 'BACKER_LIMIT_EXCEEDED' })
    expect((await change(client, project, addOn, 0)).pledge.total_usd).toBe(9_500)
    expect(await takenOf(addOn)).toBe(0)
  })
  it('is offered to its backer while it may change, what is held or gone aside', async () => {
    const { client, project, addOn } = await shop()
    const gone = await makeAddOn(made.platform, project, { backerLimit: 0 })
    const abroad = await makeAddOn(made.platform, project)
    const { db } = made.platform.platform
    await db
      .update(rewards)
      .set({ needsShipping: true, shippingCost: { GBR: 300 } })
      .where(eq(rewards.id, abroad.rewardId))
    const { id: pledgeId } = await confirm(client, project, await fill(client, project))
    const offered = async () => (await client(getOwnPledge, { params: { pledgeId } })).add_ons
    const [choice, ...others] = await offered()
    expect(choice).toMatchObject({ reward: { price: 900 }, reward_variant: { id: addOn.variantId } })
    expect([others, gone.variantId === choice?.reward_variant.id]).toEqual([[], false])
    await change(client, project, addOn, 1)
    expect(await offered()).toEqual([])
    await change(client, project, addOn, 0)
    expect(await offered()).toHaveLength(1)
    await db
      .update(projects)
      .set({ endTime: new Date(made.platform.platform.businessNow().getTime() - 1) })
      .where(eq(projects.id, Number(project.id)))
    expect(await offered()).toEqual([])
  })
  it('goes back with the last reward: that is a cancel', async () => {
    const { client, project, addOn } = await shop()
    await fill(client, project)
    await confirm(client, project, (await put(client, project, addOn, 2)).total_usd)
    const { pledge } = await change(client, project, project, 0)
    expect(pledge).toMatchObject({ status: 'FAILED', payment_status: 'CANCELLED' })
    expect(await takenOf(addOn)).toBe(0)
  })
})

it('what somebody has pledged for stays a reward or an add-on', async () => {
  const { client, project } = await shop()
  await confirm(client, project, await fill(client, project))
  const creator = await signIn(made.platform, project.creatorId)
  await expect(
    creator.client(updateReward, {
      params: { id: project.id, rewardId: project.rewardId },
      body: { is_addon: true },
    }),
  ).rejects.toMatchObject({ code: 'INVALID_STATE', field: 'is_addon' })
})
