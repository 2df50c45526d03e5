import { couponDiscount } from '@kindling/validation/rules/coupon'
import type { ShippingAddress } from '../model/account.ts'
import type { Pledge, PledgeChoice, PledgeProduct } from '../model/pledge.ts'
import { confirmedPledge, oneKettle } from './fixtures.ts'
import { pledgedReward } from './pledged-reward.ts'
import type { Store } from './store.ts'

/** A pledge of these products, sent to this address: shipping and sums are those of the rewards. */
export function summed(pledge: Pledge, products: PledgeProduct[], to: ShippingAddress | null): Pledge {
  const shipped = products.map((product) => {
    const { needs_shipping, shipping_cost } = product.reward
    const each = needs_shipping ? (shipping_cost[to?.country_code ?? ''] ?? shipping_cost['*'] ?? null) : 0
    const known = to || !needs_shipping ? each : null
    return { ...product, shipping_usd: known === null ? null : known * product.quantity }
  })
  const subTotal = shipped.reduce((sum, product) => sum + product.usd_price * product.quantity, 0)
  const shipping = shipped.reduce((sum, product) => sum + (product.shipping_usd ?? 0), 0)
  const discount = pledge.coupon_terms ? couponDiscount(pledge.coupon_terms, subTotal) : pledge.discount
  return {
    ...pledge,
    shipping_address: to,
    products: shipped,
    sub_total_usd: subTotal,
    shipping_total: shipping,
    discount,
    total_usd: subTotal + shipping - discount,
  }
}

/** Add-ons leave with the last reward. */
export const besideReward = (products: PledgeProduct[]): PledgeProduct[] =>
  products.some(({ reward }) => !reward.is_addon) ? products : []

/** One line of a cart: so many of one variant of one of the world's rewards. */
export function lineOf({ project }: Store, variantId: string | undefined, quantity: number): PledgeProduct {
  const holds = ({ id }: { readonly id: string }) => id === variantId
  const reward = project.rewards.find(({ variants }) => variants.some(holds)) ?? oneKettle
  const variant = reward.variants.find(holds) ?? oneKettle.variants[0]
  return {
    reward: pledgedReward(reward),
    reward_variant: {
      id: variantId ?? '',
      name: variant?.name ?? '',
      image: variant?.image ?? null,
      remaining: variant?.remaining ?? null,
    },
    usd_price: reward.price,
    quantity,
    shipping_usd: null,
  }
}

/** The world's add-ons that a pledge does not hold, while it may change. */
export const addOnsFor = (store: Store, { status, products }: Pledge): PledgeChoice[] =>
  status !== 'CHECKED_OUT'
    ? []
    : store.project.rewards
        .filter(({ is_addon }) => is_addon)
        .flatMap(({ variants }) => variants)
        .filter(({ id }) => !products.some(({ reward_variant }) => reward_variant.id === id))
        .map(({ id }) => {
          const { reward, reward_variant } = lineOf(store, id, 1)
          return { reward, reward_variant }
        })

/** One of the person's pledges that were checked out; the world's own if it has none of that id. */
export const pledgeOf = ({ pledges }: Store, id: string | undefined): Pledge =>
  pledges.find((each) => each.id === id) ?? { ...confirmedPledge, id: id ?? confirmedPledge.id }

/** The pledge after a change, which the world keeps. */
export function changePledge(
  store: Store,
  id: string | undefined,
  change: (pledge: Pledge) => Pledge,
): Pledge {
  const changed = change(pledgeOf(store, id))
  store.pledges = [changed, ...store.pledges.filter((each) => each.id !== changed.id)]
  return changed
}
