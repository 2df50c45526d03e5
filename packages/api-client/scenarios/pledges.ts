import type { Pledge } from '../model/pledge.ts'
import { address, cart as anyCart, confirmedPledge, visa } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { countForLink } from './insights.ts'
import { pageOf } from './paging.ts'
import { besideReward, changePledge, lineOf, summed } from './pledge-sums.ts'
import { me, type Store } from './store.ts'

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
      const pledge = summed(current(), besideReward(wanted), shipping_address)
      store.cart = pledge
      return { pledge }
    },
    setPledgeAddress: ({ body }) => {
      const chosen = me(store).shipping_addresses.find(({ id }) => id === body.shipping_address_id) ?? address
      if (body.pledge_id !== undefined)
        return {
          pledge: changePledge(store, text(body.pledge_id), (own) => summed(own, own.products, chosen)),
        }
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
      countForLink(store, body.source, { pledges_count: 1, total_usd: pledge.total_usd })
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
      return { pledge: changePledge(store, params.pledgeId, (own) => ({ ...own, ...cancelled })) }
    },
  }
}
