import { fixtures, type WorldOptions } from '@kindling/api-client/scenarios'

const { cart, backer, oneKettle, repairRoll } = fixtures

/** The platform of the checkout's stories: Mara, signed in, with two kettles in her cart. */
export const withCart: WorldOptions = { user: backer, cart }

/** A project with two add-ons. */
export const withAddOns = {
  ...fixtures.wholeKettle,
  rewards: [...fixtures.wholeKettle.rewards, ...fixtures.addOns],
}

/** $964.00: $36 below the limit of one order. */
export const nearTheLimit = {
  ...cart,
  sub_total_usd: 87_700,
  shipping_total: 8_700,
  total_usd: 96_400,
  products: [
    {
      reward: repairRoll,
      reward_variant: { id: 'var_roll', name: 'Moss', image: null, remaining: 3 },
      usd_price: 14_800,
      quantity: 4,
      shipping_usd: 4_800,
    },
    {
      reward: oneKettle,
      reward_variant: {
        id: 'var_slate',
        name: 'Slate',
        image: oneKettle.variants[1]?.image ?? null,
        remaining: 4,
      },
      usd_price: 9_500,
      quantity: 3,
      shipping_usd: 3_900,
    },
  ],
}
export const overTheLimit = {
  ...nearTheLimit,
  sub_total_usd: 102_500,
  shipping_total: 9_900,
  total_usd: 112_400,
}
/** One has a picture of its variant, one of its reward only, one has none. */
export const threeLooks = {
  ...cart,
  sub_total_usd: 35_000,
  shipping_total: 3_800,
  total_usd: 38_800,
  products: [
    ...cart.products,
    {
      reward: repairRoll,
      reward_variant: { id: 'var_roll', name: '', image: null, remaining: 3 },
      usd_price: 14_800,
      quantity: 1,
      shipping_usd: 1_200,
    },
    {
      reward: fixtures.manual,
      reward_variant: { id: 'var_manual', name: '', image: null, remaining: null },
      usd_price: 1_200,
      quantity: 1,
      shipping_usd: 0,
    },
  ],
}
/** Nothing in it is shipped. */
export const digitalCart = {
  ...cart,
  sub_total_usd: 1_200,
  shipping_total: 0,
  total_usd: 1_200,
  shipping_address: null,
  products: [
    {
      reward: fixtures.manual,
      reward_variant: { id: 'var_manual', name: '', image: null, remaining: null },
      usd_price: 1_200,
      quantity: 1,
      shipping_usd: 0,
    },
  ],
}
/** Workshop days are held in Sheffield; her address is in Canada. */
export const notShippedThere = {
  ...cart,
  products: cart.products.map((product) => ({
    ...product,
    reward: { ...fixtures.workshop, title: 'Workshop day' },
    reward_variant: { id: 'var_workshop', name: '', image: null, remaining: null },
    shipping_usd: null,
  })),
}
export const expiredCard = {
  ...fixtures.visa,
  id: 'pm_old',
  brand: 'mastercard' as const,
  last4: '0019',
  expiration: '03/26',
  is_default: false,
}
/** The clock of every fixture, in milliseconds. */
export const storyNow = () => fixtures.nowSeconds * 1000
