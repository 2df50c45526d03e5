import { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import { createCoupon } from '@kindling/api-client/contract/coupons'
import type { NewCouponForm } from '@kindling/validation/forms/coupon'
import { CHECKOUT } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { coupons } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { fill } from '../people.ts'
import type { TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Provoke, type Rejections } from './rejection.ts'
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

/** The coupons of a project. */
export const couponCalls = {
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

const changeCoupon = (
  { platform }: TestPlatform,
  projectId: string,
  change: Partial<typeof coupons.$inferInsert>,
) =>
  platform.db
    .update(coupons)
    .set(change)
    .where(eq(coupons.projectId, Number(projectId)))

/** Somebody who enters a code, and what happened to its coupon before. */
const entering = (change: Partial<typeof coupons.$inferInsert>) =>
  changed('applyCoupon', undefined, (made, { input }) => changeCoupon(made, input.params.id, change))

/** Somebody whose cart has a coupon, and what happens to it before the confirm. */
const confirming =
  (change: (now: Date) => Partial<typeof coupons.$inferInsert>): Provoke<'checkout'> =>
  async (made) => {
    const stage = platformStage(made)
    const [browser, project] = [await stage.backer(), await stage.project()]
    await fill(browser.client, project)
    const params = { id: project.id }
    await (await stage.creator(project)).client(createCoupon, { params, body: tenOff })
    const { pledge } = await browser.client(applyCoupon, { params, body: { code: tenOff.code } })
    await changeCoupon(made, project.id, change(made.clock.now()))
    const body = { total_usd: pledge.total_usd }
    return { browser, input: { params, body, idempotencyKey: newId('key') } }
  }

/** Codes of a coupon that is no good any more when the pledge is confirmed. */
export const couponAtCheckout = {
  INVALID_COUPON: confirming((now) => ({ endsAt: now })),
  COUPON_MINIMUM: confirming(() => ({ minimum: 90_000 })),
  COUPON_LIMIT: confirming(() => ({ limit: 0, used: 0 })),
}

const creating = (change: Partial<{ [Field in keyof NewCouponForm]: unknown }>) =>
  changed('createCoupon', (input) => ({ ...input, body: { ...input.body, ...change } as NewCouponForm }))

export const couponRejections = {
  applyCoupon: {
    MISSING_PLEDGE: async (made, happy) => {
      const { browser, input } = await changed('applyCoupon')(made, happy)
      const { id } = await platformStage(made).project()
      return { browser, input: { ...input, params: { id } } }
    },
    ITERABLE_LENGTH_LONG: changed('applyCoupon', (input) => ({
      ...input,
      body: { code: 'X'.repeat(CHECKOUT.couponMax + 1) },
    })),
    INVALID_COUPON: changed('applyCoupon', (input) => ({ ...input, body: { code: 'NO-SUCH-CODE' } })),
    COUPON_MINIMUM: entering({ minimum: 90_000 }),
    COUPON_LIMIT: entering({ limit: 0, used: 0 }),
  },
  listCoupons: {},
  createCoupon: {
    FIELD_MISSING: creating({ code: undefined }),
    INVALID_TYPE: creating({ value: 1.5 }),
    INVALID_VALUE: creating({ kind: 'A_GIFT' }),
    ITERABLE_LENGTH_SHORT: creating({ code: 'ABC' }),
    ITERABLE_LENGTH_LONG: creating({ code: 'A'.repeat(CHECKOUT.couponMax + 1) }),
    REGEX_FAIL: creating({ code: 'SPARK 10' }),
    NUMBER_LOW: creating({ value: 0 }),
    NUMBER_HIGH: creating({ value: CHECKOUT.couponPercentMax + 1 }),
    DATE_EARLY: creating({ ends_at: 1 }),
    VALUE_EXISTS: changed('createCoupon', undefined, async (_, { browser, input }) => {
      await browser.client(createCoupon, input)
    }),
    MAX_COUNT: changed('createCoupon', undefined, ({ platform }, { input }) =>
      platform.db.insert(coupons).values(
        Array.from({ length: CHECKOUT.couponsMax }, (_, n) => ({
          id: newId('cpn'),
          projectId: Number(input.params.id),
          code: `CODE-${n}`,
          percent: 10,
          createdAt: platform.now(),
        })),
      ),
    ),
  },
  removeCoupon: {
    INVALID_ID: changed('removeCoupon', (input) => ({
      params: { ...input.params, couponId: 'cpn_of_nobody' },
    })),
  },
} satisfies Rejections
