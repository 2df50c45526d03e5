import { setCheckedOutQuantity } from '@kindling/api-client/contract/cart-changes'
import { addPaymentMethod } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { coupons, payments, pledges, projects, rewards } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { cardBody, confirm, fill } from '../people.ts'
import type { ProjectOptions, TestPlatform } from '../platform.ts'
import { platformStage, type Stage } from '../stage.ts'
import { addressOf, type HappyCalls } from './prepared.ts'
import { changed, type Provoke, type Rejections } from './rejection.ts'

/** Somebody whose pledge for one piece stands. */
async function pledged(stage: Stage) {
  const [browser, project] = [await stage.backer(), await stage.project()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  return { browser, project, pledgeId }
}

/** A pledge after its checkout, and what its backer changes in it. */
export const cartChangeCalls = {
  getOwnPledge: async (stage) => {
    const { browser, pledgeId } = await pledged(stage)
    return { browser, input: { params: { pledgeId } } }
  },
  setCheckedOutQuantity: async (stage) => {
    const { browser, project, pledgeId } = await pledged(stage)
    return {
      browser,
      input: {
        params: { id: project.id, variantId: project.variantId },
        body: { quantity: 2, pledge_id: pledgeId },
        idempotencyKey: newId('key'),
      },
    }
  },
  changePledgePayment: async (stage) => {
    const { browser, project, pledgeId } = await pledged(stage)
    const { payment_method } = await browser.client(addPaymentMethod, {
      body: cardBody('5555555555554444'),
    })
    return {
      browser,
      input: {
        params: { projectId: project.id, pledgeId },
        body: { id: payment_method.id },
        idempotencyKey: newId('key'),
      },
    }
  },
} satisfies Partial<HappyCalls>

/** A pledge that stands, and its backer, who wants it sent to an address. */
const readdressed = async (stage: Stage) => {
  const { browser, project, pledgeId } = await pledged(stage)
  const shipping_address_id = await addressOf(browser)
  return {
    browser,
    input: { params: { id: project.id }, body: { shipping_address_id, pledge_id: pledgeId } },
  }
}

const noPledge = 'plg_of_nobody'

const changePledge = ({ platform }: TestPlatform, id: string, change: Partial<typeof pledges.$inferInsert>) =>
  platform.db.update(pledges).set(change).where(eq(pledges.id, id))
const changePayment = (
  { platform }: TestPlatform,
  pledgeId: string,
  status: (typeof payments.$inferInsert)['status'],
) => platform.db.update(payments).set({ status }).where(eq(payments.pledgeId, pledgeId))
const changeProject = (
  { platform }: TestPlatform,
  id: string,
  change: Partial<typeof projects.$inferInsert>,
) =>
  platform.db
    .update(projects)
    .set(change)
    .where(eq(projects.id, Number(id)))

interface Changing {
  readonly project?: ProjectOptions
  readonly quantity?: number
  /** Names no pledge. */
  readonly unnamed?: true
  readonly seen?: number
  /** Happens between the checkout and the change. */
  readonly meanwhile?: (
    made: TestPlatform,
    of: { pledgeId: string; projectId: string; rewardId: string },
  ) => Promise<unknown>
}

/** Somebody whose pledge stands, and who wants more of it. */
const changing =
  ({
    project: options,
    quantity = 2,
    unnamed,
    seen,
    meanwhile,
  }: Changing): Provoke<'setCheckedOutQuantity'> =>
  async (made) => {
    const stage = platformStage(made)
    const [browser, project] = [await stage.backer(), await stage.project(options)]
    const pledge = async () => confirm(browser.client, project, await fill(browser.client, project))
    const { id: pledgeId } = await pledge()
    if (unnamed) await pledge()
    await meanwhile?.(made, { pledgeId, projectId: project.id, rewardId: project.rewardId })
    return {
      browser,
      input: {
        params: { id: project.id, variantId: project.variantId },
        body: {
          quantity,
          ...(!unnamed && { pledge_id: pledgeId }),
          ...(seen !== undefined && { total_usd: seen }),
        },
        idempotencyKey: newId('key'),
      },
    }
  }
const becoming = (change: Partial<typeof pledges.$inferInsert>) =>
  changing({ meanwhile: (made, { pledgeId }) => changePledge(made, pledgeId, change) })

/** Somebody whose pledge stands, and who wants it sent elsewhere. */
const readdressing =
  (
    meanwhile: (made: TestPlatform, of: { pledgeId: string; projectId: string }) => Promise<unknown>,
    seen?: number,
  ): Provoke<'setPledgeAddress'> =>
  async (made) => {
    const { browser, input } = await readdressed(platformStage(made))
    await meanwhile(made, { pledgeId: input.body.pledge_id, projectId: input.params.id })
    return { browser, input: { ...input, body: { ...input.body, ...(seen && { total_usd: seen }) } } }
  }

/** Codes of an address that is changed after the checkout. */
export const readdressings = {
  NUMBER_HIGH: readdressing(async (made, { pledgeId, projectId }) => {
    // Shipping that rose meanwhile takes the pledge over the cap.
    await changePledge(made, pledgeId, { subTotal: 100_000, total: 100_000 })
    await made.platform.db
      .update(rewards)
      .set({ needsShipping: true, shippingCost: { '*': 95_000 } })
      .where(eq(rewards.projectId, Number(projectId)))
  }),
  INTEGRITY_ERROR: readdressing(async () => undefined, 1),
  INVALID_STATE: readdressing((made, { pledgeId }) => changePayment(made, pledgeId, 'PROCESSING')),
  INVALID_PROJECT_STATE: readdressing((made, { projectId }) =>
    changeProject(made, projectId, { endTime: new Date(made.clock.now().getTime() - 1) }),
  ),
  PLEDGE_PAID: readdressing(async (made, { pledgeId, projectId }) => {
    await changePledge(made, pledgeId, { status: 'COMPLETED' })
    await changePayment(made, pledgeId, 'COMPLETED')
    await made.platform.db
      .update(rewards)
      .set({ needsShipping: true, shippingCost: { '*': 900 } })
      .where(eq(rewards.projectId, Number(projectId)))
  }),
  PLEDGE_CANCELLED: readdressing((made, { pledgeId }) => changePledge(made, pledgeId, { status: 'FAILED' })),
}

/** Somebody who changes the card of a pledge, and what happened to it before. */
const paying = (meanwhile: (made: TestPlatform, pledgeId: string) => Promise<unknown>) =>
  changed('changePledgePayment', undefined, (made, { input }) => meanwhile(made, input.params.pledgeId))

/** Somebody whose other card is answered by its bank, or not at all. */
const payingBy =
  (number: string): Provoke<'changePledgePayment'> =>
  async (made, happy) => {
    const { browser, input } = await changed('changePledgePayment', undefined)(made, happy)
    const { payment_method } = await browser.client(addPaymentMethod, { body: cardBody(number) })
    return { browser, input: { ...input, body: { id: payment_method.id } } }
  }

export const cartChangeRejections = {
  getOwnPledge: {
    NOT_FOUND: changed('getOwnPledge', () => ({ params: { pledgeId: noPledge } })),
  },
  setCheckedOutQuantity: {
    MISSING_PLEDGE: changed('setCheckedOutQuantity', (input) => ({
      ...input,
      body: { ...input.body, pledge_id: noPledge },
    })),
    FIELD_MISSING: changing({ unnamed: true }),
    MISSING_PRODUCT: changed('setCheckedOutQuantity', (input) => ({
      ...input,
      params: { ...input.params, variantId: 'var_of_nobody' },
    })),
    INVALID_TYPE: changing({ quantity: 1.5 }),
    NUMBER_LOW: changing({ quantity: -1 }),
    NUMBER_HIGH: changing({ quantity: 1_000 }),
    OUT_OF_RANGE: changing({
      project: { needsShipping: true, shippingCost: { CAN: 1_300 } },
      meanwhile: ({ platform }, { rewardId }) =>
        platform.db
          .update(rewards)
          .set({ shippingCost: { GBR: 600 } })
          .where(eq(rewards.id, rewardId)),
    }),
    INTEGRITY_ERROR: changing({ seen: 1 }),
    BACKER_LIMIT_EXCEEDED: changing({ project: { backerLimit: 1 } }),
    VARIANT_LIMIT_EXCEEDED: changing({ project: { variantQuantity: 1 } }),
    COUPON_MINIMUM: changed(
      'setCheckedOutQuantity',
      (input) => ({ ...input, body: { ...input.body, quantity: 1 } }),
      async ({ platform }, { browser, input }) => {
        // Two pieces with a coupon that asks for as much; one is too little for it.
        await browser.client(setCheckedOutQuantity, { ...input, idempotencyKey: newId('key') })
        const id = newId('cpn')
        const projectId = Number(input.params.id)
        await platform.db
          .insert(coupons)
          .values({ id, projectId, code: 'SPARK10', percent: 10, minimum: 15_000, createdAt: platform.now() })
        await platform.db.update(pledges).set({ couponId: id }).where(eq(pledges.projectId, projectId))
      },
    ),
    INVALID_STATE: changing({
      meanwhile: (made, { pledgeId }) => changePayment(made, pledgeId, 'PROCESSING'),
    }),
    INVALID_PROJECT_STATE: changing({
      meanwhile: (made, { projectId }) => changeProject(made, projectId, { status: 'SUSPENDED' }),
    }),
    PLEDGE_PAID: becoming({ status: 'COMPLETED' }),
    PLEDGE_CANCELLED: becoming({ status: 'FAILED' }),
  },
  changePledgePayment: {
    NOT_FOUND: changed('changePledgePayment', (input) => ({
      ...input,
      params: { ...input.params, pledgeId: noPledge },
    })),
    MISSING_PAYMENT_METHOD: changed('changePledgePayment', (input) => ({
      ...input,
      body: { id: 'pm_of_nobody' },
    })),
    PLEDGE_PAID: paying((made, pledgeId) => changePledge(made, pledgeId, { status: 'COMPLETED' })),
    PLEDGE_CANCELLED: paying((made, pledgeId) => changePledge(made, pledgeId, { status: 'FAILED' })),
    INVALID_STATE: paying((made, pledgeId) => changePayment(made, pledgeId, 'PROCESSING')),
    INVALID_VALUE: payingBy('4000000000000002'),
    INSUFFICIENT_FUNDS: payingBy('4000000000009995'),
    EXTERNAL_ERROR: payingBy('4000000000000119'),
  },
} satisfies Rejections
