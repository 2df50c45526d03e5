import { couponCode } from '@kindling/validation/rules/coupon'
import { cart, kettle, notCharged, spark, visa } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { changePledge, lineOf, pledgeOf, summed } from './pledge-sums.ts'
import { me, type Store } from './store.ts'

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
        if (quantity === 0 && rest.length === 0)
          return { ...own, status: 'FAILED', payment_status: 'CANCELLED' }
        return summed(own, quantity > 0 ? [...rest, changed] : rest, own.shipping_address)
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
      const pledge = changePledge(store, params.pledgeId, (own) => ({
        ...own,
        status: 'CHECKED_OUT',
        payment_status: 'CHECKED_OUT',
        payment_method: { id, brand, last4, expiration },
      }))
      return { pledge }
    },
    confirmReceived: () => ({}),
    askForRefund: () => ({}),
  }
}
