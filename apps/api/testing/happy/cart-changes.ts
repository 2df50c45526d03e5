import { createCoupon } from '@kindling/api-client/contract/coupons'
import { addPaymentMethod } from '@kindling/api-client/contract/users'
import { newId } from '../../kernel/ids.ts'
import { cardBody, confirm, fill } from '../people.ts'
import type { Stage } from '../stage.ts'
import { addressOf, type HappyCalls } from './prepared.ts'
import { again, isGone, isTaken } from './replay.ts'

/** 10 % off, for everybody. */
export const tenOff = {
  code: 'SPARK10',
  kind: 'PERCENT',
  value: 10,
  minimum_usd: 0,
  limit: null,
  ends_at: null,
} as const

/** Somebody whose pledge for one piece stands. */
async function pledged(stage: Stage) {
  const [browser, project] = [await stage.backer(), await stage.project()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  return { browser, project, pledgeId }
}

/** A pledge after its checkout, and what its backer changes in it. */
export const cartChanges = {
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
  applyCoupon: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await fill(browser.client, project)
    const team = await stage.creator(project)
    await team.client(createCoupon, { params: { id: project.id }, body: tenOff })
    return { browser, input: { params: { id: project.id }, body: { code: tenOff.code } } }
  },
  listCoupons: async (stage) => {
    const project = await stage.project()
    const browser = await stage.creator(project)
    await browser.client(createCoupon, { params: { id: project.id }, body: tenOff })
    return { browser, input: { params: { id: project.id } } }
  },
  createCoupon: again(isTaken)(async (stage) => {
    const project = await stage.project()
    return {
      browser: await stage.creator(project),
      input: { params: { id: project.id }, body: { ...tenOff, limit: 5, ends_at: 1_900_000_000 } },
    }
  }),
  removeCoupon: again(isGone)(async (stage) => {
    const project = await stage.project()
    const browser = await stage.creator(project)
    const { coupon } = await browser.client(createCoupon, { params: { id: project.id }, body: tenOff })
    return { browser, input: { params: { id: project.id, couponId: coupon.id } } }
  }),
} satisfies Partial<HappyCalls>

/** The same pledge, sent to an address. */
export const readdressed = async (stage: Stage) => {
  const { browser, project, pledgeId } = await pledged(stage)
  const shipping_address_id = await addressOf(browser)
  return {
    browser,
    input: { params: { id: project.id }, body: { shipping_address_id, pledge_id: pledgeId } },
  }
}
