import { couponCode } from '@kindling/validation/rules/coupon'
import { splitByShare } from '@kindling/validation/rules/split-by-share'
import type { PledgeMoney } from '../model/my-pledge.ts'
import { nowSeconds } from './clock.ts'
import { cart, kettle, notCharged, spark, visa } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { addOnsFor, besideReward, changePledge, lineOf, pledgeOf, summed } from './pledge-sums.ts'
import { me, type Store } from './store.ts'

/** What a line of a pledge's history does not concern. */
const unsaid = { item: null, from: null, to: null }

/** Where the money of a pledge is right after its charge: all of it held, by milestone. */
function allHeld(store: Store, pledgeId: string | undefined): PledgeMoney[] {
  const { milestones } = store.project
  const parts = splitByShare(pledgeOf(store, pledgeId).total_usd, [
    { part: '', percent: milestones.reduce((left, { funds }) => left - funds, 100) },
    ...milestones.map(({ id, funds }) => ({ part: id, percent: funds })),
  ])
  return [null, ...milestones].map((milestone) => ({
    milestone_id: milestone?.id ?? null,
    milestone: milestone?.title ?? null,
    held: parts.get(milestone?.id ?? '') ?? 0,
    released: 0,
    refunded: 0,
  }))
}

/** The parcel of a pledge, where its team's list has it. */
function orderOf({ listedPledges }: Store, pledgeId: string | undefined) {
  const line = listedPledges.find(({ id }) => id === pledgeId)
  if (!line) return {}
  const { order_status: status, carrier, tracking_number, received_at, address_locks_at } = line
  return { order: { ...notCharged.order, status, carrier, tracking_number, received_at, address_locks_at } }
}

/** Changes of a pledge that was checked out, charged or sent. */
export function cartChangeHandlers(store: Store): Handlers<'cart-changes'> {
  return {
    getOwnPledge: ({ params }) => {
      const { project } = store.myPledges.find(({ id }) => id === params.pledgeId) ?? { project: kettle }
      return {
        pledge: pledgeOf(store, params.pledgeId),
        project,
        history: store.pledgeHistory,
        ...notCharged,
        ...orderOf(store, params.pledgeId),
        add_ons: addOnsFor(store, pledgeOf(store, params.pledgeId)),
        money: pledgeOf(store, params.pledgeId).status === 'COMPLETED' ? allHeld(store, params.pledgeId) : [],
      }
    },
    setCheckedOutQuantity: ({ params, body }) => {
      const quantity = Number(body.quantity)
      const named = typeof body.pledge_id === 'string' ? body.pledge_id : store.pledges[0]?.id
      const pledge = changePledge(store, named, (own) => {
        const is = ({ reward_variant }: (typeof own.products)[number]) =>
          reward_variant.id === params.variantId
        const held = own.products.find(is)
        const changed = held ? { ...held, quantity } : lineOf(store, params.variantId, quantity)
        const rest = own.products.filter((product) => !is(product))
        const left = besideReward(quantity > 0 ? [...rest, changed] : rest)
        if (left.length === 0) return { ...own, status: 'FAILED', payment_status: 'CANCELLED' }
        return summed(own, left, own.shipping_address)
      })
      return { pledge }
    },
    applyCoupon: ({ body }) => {
      const code = couponCode(text(body.code))
      const own = store.cart ?? cart
      const { percent, amount, minimum } = spark
      const terms = code === '' ? null : { percent, amount, minimum }
      const put = { ...own, coupon: code || null, coupon_terms: terms, discount: 0 }
      const pledge = summed(put, own.products, own.shipping_address)
      store.cart = pledge
      return { pledge }
    },
    changePledgePayment: ({ params, body }) => {
      const card = me(store).payment_methods.find((each) => each.id === body.id) ?? visa
      const { id, brand, last4, expiration } = card
      // Where the charge failed, the other card is charged at once.
      const charges = pledgeOf(store, params.pledgeId).payment_status === 'FAILED'
      const status = charges ? 'COMPLETED' : 'CHECKED_OUT'
      const chosen = {
        status,
        payment_status: status,
        payment_method: { id, brand, last4, expiration },
      } as const
      const pledge = changePledge(store, params.pledgeId, (own) => ({ ...own, ...chosen }))
      const line = { ...unsaid, at: nowSeconds, total_usd: pledge.total_usd, last4 }
      store.pledgeHistory = [
        ...(charges ? [{ ...line, kind: 'charged' as const }] : []),
        { ...line, kind: 'card' },
        ...store.pledgeHistory,
      ]
      store.myPledges = store.myPledges.map((each) =>
        each.id === params.pledgeId ? { ...each, ...chosen } : each,
      )
      return { pledge }
    },
    confirmReceived: ({ params }) => {
      store.listedPledges = store.listedPledges.map((each) =>
        each.id === params.pledgeId ? { ...each, received_at: nowSeconds } : each,
      )
      return {}
    },
  }
}
