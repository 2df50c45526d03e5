import type { ShippingAddress } from '../model/account.ts'
import type { Pledge, PledgeProduct } from '../model/pledge.ts'
import { address, cart as anyCart, confirmedPledge, oneKettle, visa } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { pageOf } from './paging.ts'
import { pledgedReward } from './pledged-reward.ts'
import { me, type Store } from './store.ts'

/** A pledge of these products, sent to this address: shipping and sums are those of the rewards. */
function summed(pledge: Pledge, products: PledgeProduct[], to: ShippingAddress | null): Pledge {
  const shipped = products.map((product) => {
    const { needs_shipping, shipping_cost } = product.reward
    const each = needs_shipping ? (shipping_cost[to?.country_code ?? ''] ?? shipping_cost['*'] ?? null) : 0
    const known = to || !needs_shipping ? each : null
    return { ...product, shipping_usd: known === null ? null : known * product.quantity }
  })
  const subTotal = shipped.reduce((sum, product) => sum + product.usd_price * product.quantity, 0)
  const shipping = shipped.reduce((sum, product) => sum + (product.shipping_usd ?? 0), 0)
  return {
    ...pledge,
    shipping_address: to,
    products: shipped,
    sub_total_usd: subTotal,
    shipping_total: shipping,
    total_usd: subTotal + shipping - pledge.discount,
  }
}

/** One line of a cart: so many of one variant of one of the world's rewards. */
function lineOf({ project }: Store, variantId: string | undefined, quantity: number): PledgeProduct {
  const holds = ({ id }: { readonly id: string }) => id === variantId
  const reward = project.rewards.find(({ variants }) => variants.some(holds)) ?? oneKettle
  const variant = reward.variants.find(holds) ?? oneKettle.variants[0]
  return {
    reward: pledgedReward(reward),
    reward_variant: {
      id: variantId ?? '',
      name: variant?.name ?? '',
      remaining: variant?.remaining ?? null,
    },
    usd_price: reward.price,
    quantity,
    shipping_usd: null,
  }
}

/** The cart, and what becomes of it: what is put in is in, and what is checked out is pledged. */
export function pledgeHandlers(store: Store): Handlers<'pledges'> {
  const current = (): Pledge =>
    store.cart ?? { ...anyCart, products: [], shipping_address: me(store).shipping_addresses[0] ?? null }
  return {
    getMyPledges: () => ({ shopping_pledge: store.cart, pledges: store.pledges, payments_open: true }),
    getPledge: ({ params }) => ({
      pledge: store.pledges.find(({ id }) => id === params.pledgeId) ?? confirmedPledge,
    }),
    setItemQuantity: ({ params, body }) => {
      const quantity = Number(body.quantity)
      const { products, shipping_address } = current()
      const rest = products.filter((product) => product.reward_variant.id !== params.variantId)
      const wanted = quantity > 0 ? [...rest, lineOf(store, params.variantId, quantity)] : rest
      const pledge = summed(current(), wanted, shipping_address)
      store.cart = pledge
      return { pledge }
    },
    setPledgeAddress: ({ body }) => {
      const chosen = me(store).shipping_addresses.find(({ id }) => id === body.shipping_address_id) ?? address
      const pledge = summed(current(), current().products, chosen)
      store.cart = pledge
      return { pledge }
    },
    checkout: ({ body }) => {
      const card = me(store).payment_methods.find((each) => each.id === body.payment_method_id) ?? visa
      const { id, brand, last4, expiration } = card
      const pledge: Pledge = {
        ...current(),
        status: 'CHECKED_OUT',
        payment_status: 'CHECKED_OUT',
        payment_method: { id, brand, last4, expiration },
        charged_at: store.project.end_time,
      }
      store.cart = null
      store.pledges = [pledge, ...store.pledges]
      return { pledge }
    },
    confirmPayment: () => ({ pledge: confirmedPledge }),
    listMyPledges: ({ query }) => {
      const { shown, meta } = pageOf(store.myPledges, 1, Number(query['page[size]'] ?? 12))
      return { pledges: shown, meta }
    },
    cancelPledge: ({ params }) => {
      const cancelled = { status: 'FAILED', payment_status: 'CANCELLED' } as const
      const mine = ({ id }: { readonly id: string }) => id === params.pledgeId
      store.myPledges = store.myPledges.map((each) => (mine(each) ? { ...each, ...cancelled } : each))
      return { pledge: { ...(store.pledges.find(mine) ?? confirmedPledge), ...cancelled } }
    },
  }
}
