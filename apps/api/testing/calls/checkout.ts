import { addPaymentMethod, addShippingAddress } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { idempotencyKeys, projects, rewards } from '../../database/schema.ts'
import { digest, newId } from '../../kernel/ids.ts'
import type { Browser } from '../browser.ts'
import { cardBody, confirm, fill, goodAddress, goodCard } from '../people.ts'
import type { MadeProject, ProjectOptions, TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import { readdressings } from './cart-changes.ts'
import { couponAtCheckout } from './coupons.ts'
import { addressOf, type HappyCalls } from './prepared.ts'
import { changed, type Provoke, type Rejections } from './rejection.ts'

/** A cart, and its checkout. */
export const checkoutCalls = {
  getMyPledges: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await fill(browser.client, project)
    return { browser, input: { params: { id: project.id } } }
  },
  setItemQuantity: async (stage) => {
    const { id, variantId } = await stage.project()
    return { browser: await stage.backer(), input: { params: { id, variantId }, body: { quantity: 2 } } }
  },
  setPledgeAddress: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await fill(browser.client, project)
    const shipping_address_id = await addressOf(browser)
    return { browser, input: { params: { id: project.id }, body: { shipping_address_id } } }
  },
  checkout: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    const total_usd = await fill(browser.client, project)
    return {
      browser,
      input: { params: { id: project.id }, body: { total_usd }, idempotencyKey: newId('key') },
    }
  },
} satisfies Partial<HappyCalls>

const put = (quantity: number) => changed('setItemQuantity', (input) => ({ ...input, body: { quantity } }))
const canadaOnly = { needsShipping: true, shippingCost: { CAN: 1_300 } }

/** Somebody whose choice is a reward of a campaign made so. */
const choosing =
  (options: ProjectOptions, quantity: number): Provoke<'setItemQuantity'> =>
  async (platform) => {
    const stage = platformStage(platform)
    const { id, variantId } = await stage.project(options)
    return { browser: await stage.backer(), input: { params: { id, variantId }, body: { quantity } } }
  }

interface Checkout {
  readonly card?: string
  readonly address?: boolean
  readonly quantity?: number
  readonly project?: ProjectOptions
  /** Happens between the cart and its confirm. */
  readonly meanwhile?: (platform: TestPlatform, project: MadeProject, browser: Browser) => Promise<unknown>
}

/** Somebody whose cart waits for the confirm. */
const checkout =
  ({
    card = goodCard,
    address = true,
    quantity = 1,
    project: options,
    meanwhile,
  }: Checkout): Provoke<'checkout'> =>
  async (platform) => {
    const stage = platformStage(platform)
    const [browser, project] = [await stage.newcomer(), await stage.project(options)]
    const { client } = browser
    if (card) await client(addPaymentMethod, { body: cardBody(card) })
    if (address) await client(addShippingAddress, { body: goodAddress })
    const total_usd = await fill(client, project, quantity)
    await meanwhile?.(platform, project, browser)
    const input = { params: { id: project.id }, body: { total_usd }, idempotencyKey: newId('key') }
    return { browser, input }
  }

/** Somebody else is quicker. */
async function sellOne(platform: TestPlatform, project: MadeProject): Promise<void> {
  const { client } = await platformStage(platform).backer()
  await confirm(client, project, await fill(client, project))
}
const updateProject =
  (change: Partial<typeof projects.$inferInsert>) => (made: TestPlatform, project: MadeProject) =>
    made.platform.db
      .update(projects)
      .set(change)
      .where(eq(projects.id, Number(project.id)))
const updateReward =
  (change: Partial<typeof rewards.$inferInsert>) => (made: TestPlatform, project: MadeProject) =>
    made.platform.db.update(rewards).set(change).where(eq(rewards.id, project.rewardId))

export const checkoutRejections = {
  getMyPledges: {},
  setItemQuantity: {
    MISSING_PRODUCT: changed('setItemQuantity', (input) => ({
      ...input,
      params: { ...input.params, variantId: 'var_of_nobody' },
    })),
    INVALID_TYPE: put(1.5),
    NUMBER_LOW: put(-1),
    NUMBER_HIGH: put(1_001),
    BACKER_LIMIT_EXCEEDED: choosing({ backerLimit: 2 }, 3),
    VARIANT_LIMIT_EXCEEDED: choosing({ variantQuantity: 2 }, 3),
    INVALID_PROJECT_STATE: choosing({ endsInDays: -1 }, 1),
  },
  setPledgeAddress: {
    MISSING_PLEDGE: async (platform, happy) => {
      const { browser, input } = await changed('setPledgeAddress')(platform, happy)
      const { id } = await platformStage(platform).project()
      return { browser, input: { ...input, params: { id } } }
    },
    INVALID_ID: changed('setPledgeAddress', (input) => ({
      ...input,
      body: { shipping_address_id: 'adr_of_nobody' },
    })),
    OUT_OF_RANGE: async (platform, happy) => {
      const { browser, input } = await changed('setPledgeAddress')(platform, happy)
      const project = await platformStage(platform).project({
        needsShipping: true,
        shippingCost: { GBR: 600 },
      })
      await fill(browser.client, project)
      return { browser, input: { ...input, params: { id: project.id } } }
    },
    ...readdressings,
  },
  checkout: {
    MISSING_PLEDGE: changed('checkout', undefined, async (_, { browser, input }) => {
      const project = { id: input.params.id, creatorId: '', rewardId: '', variantId: '' }
      await confirm(browser.client, project, input.body.total_usd)
    }),
    EMPTY_CHECKOUT: checkout({ meanwhile: (_, project, { client }) => fill(client, project, 0) }),
    FIELD_MISSING: checkout({ address: false, project: canadaOnly }),
    MISSING_PAYMENT_METHOD: checkout({ card: '' }),
    NUMBER_LOW: checkout({ project: { price: 49 } }),
    NUMBER_HIGH: checkout({ project: { price: 50_001 }, quantity: 2 }),
    ...couponAtCheckout,
    INTEGRITY_ERROR: checkout({ meanwhile: updateReward({ price: 9_900 }) }),
    BACKER_LIMIT_EXCEEDED: checkout({ project: { backerLimit: 1 }, meanwhile: sellOne }),
    VARIANT_LIMIT_EXCEEDED: checkout({ project: { variantQuantity: 1 }, meanwhile: sellOne }),
    OUT_OF_RANGE: checkout({ project: canadaOnly, meanwhile: updateReward({ shippingCost: { GBR: 600 } }) }),
    INVALID_PROJECT_STATE: checkout({ meanwhile: updateProject({ status: 'SUSPENDED' }) }),
    INSUFFICIENT_FUNDS: checkout({ card: '4000000000009995' }),
    INVALID_VALUE: checkout({ card: '4000000000000002' }),
    EXTERNAL_ERROR: checkout({ card: '4000000000000119' }),
    // The same key is being answered and does not come to an end.
    INVALID_STATE: async (made, happy) => {
      const { browser, input } = await checkout({})(made, happy)
      const user = (await browser.send('/users/me/')).body as { user: { id: string } }
      const { params, body, idempotencyKey } = input
      const { db, now } = made.platform
      await db.insert(idempotencyKeys).values({
        userId: user.user.id,
        key: idempotencyKey,
        requestHash: digest(`POST /projects/${params.id}/pledges/me/checkout/ ${JSON.stringify(body)}`),
        createdAt: now(),
      })
      let seconds = 0
      vi.spyOn(Date, 'now').mockImplementation(() => ++seconds * 10_000)
      return { browser, input }
    },
  },
} satisfies Rejections
