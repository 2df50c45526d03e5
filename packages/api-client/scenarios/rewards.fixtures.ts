import type { Reward } from '../model/project.ts'
import { inDays } from './clock.ts'
import { picture, portrait, small } from './pictures.ts'

const countries = { GBR: 600, CAN: 1300, USA: 1300, '*': 1900 }

const green = picture(
  'fernhill-kettle-main',
  'Speckled green kettle on a camping stove, an enamel mug on either side.',
  '#c5ae8a',
  portrait,
)
const red = picture(
  'fernhill-kettle-reward',
  'Ember-red edition of the kettle with a cream enamel mug.',
  '#828b87',
  small,
)

export const oneKettle: Reward = {
  id: 'rwd_one',
  title: 'One kettle',
  description: 'The kettle in moss, slate or bone.',
  includes: ['Kettle, 1.4 litre', 'Two spare seals'],
  price: 9_500,
  backer_limit: null,
  remaining: null,
  backers_count: 261,
  delivery_date: inDays(340),
  available_until: null,
  image: red,
  is_donation: false,
  is_addon: false,
  needs_shipping: true,
  shipping_cost: countries,
  variants: [
    { id: 'var_moss', name: 'Moss', image: green, is_default: true, quantity: null, remaining: null },
    { id: 'var_slate', name: 'Slate', image: red, is_default: false, quantity: 60, remaining: 4 },
    { id: 'var_bone', name: 'Bone', image: null, is_default: false, quantity: 40, remaining: 0 },
  ],
}
const single = (id: string) => [
  { id, name: '', image: null, is_default: true, quantity: null, remaining: null },
]
export const repairRoll: Reward = {
  ...oneKettle,
  id: 'rwd_roll',
  title: 'Kettle and repair roll',
  description: 'Everything to keep it going for a decade, in a canvas roll.',
  includes: ['Kettle, 1.4 litre', 'Repair roll: 6 seals, screws, coin key', 'Your name in the manual'],
  price: 14_800,
  backer_limit: 150,
  remaining: 3,
  backers_count: 118,
  shipping_cost: { GBR: 700, CAN: 1600, USA: 1600 },
  variants: single('var_roll'),
}
export const earlyKettle: Reward = {
  ...oneKettle,
  id: 'rwd_early',
  title: 'Early kettle',
  description: 'The first hundred, at cost.',
  includes: [],
  price: 7_200,
  backer_limit: 100,
  remaining: 0,
  backers_count: 100,
  variants: single('var_early'),
}
export const manual: Reward = {
  ...oneKettle,
  id: 'rwd_manual',
  title: 'The manual, printed at home',
  description: 'A PDF and our thanks.',
  includes: [],
  price: 1_200,
  backers_count: 24,
  is_donation: true,
  needs_shipping: false,
  shipping_cost: {},
  image: null,
  variants: single('var_manual'),
}
export const workshop: Reward = {
  ...oneKettle,
  id: 'rwd_workshop',
  title: 'Workshop day',
  description: 'A day at the press in Sheffield.',
  includes: [],
  price: 24_000,
  shipping_cost: { GBR: 0 },
  variants: single('var_workshop'),
}
/** Given by the dollar: the quantity is the amount. */
export const support: Reward = {
  ...manual,
  id: 'rwd_support',
  title: 'No reward, just help',
  description: '',
  price: 100,
  backers_count: 31,
  variants: single('var_support'),
}
/** Chosen beside a reward: sent in its parcel, and a second one of which few are left. */
export const seals: Reward = {
  ...oneKettle,
  id: 'rwd_seals',
  title: 'Seals, set of three',
  description: 'For ten more years.',
  includes: [],
  price: 420,
  backers_count: 41,
  image: null,
  is_addon: true,
  shipping_cost: { '*': 0 },
  variants: single('var_seals'),
}
export const canvasRoll: Reward = {
  ...seals,
  id: 'rwd_canvas',
  title: 'Canvas roll, empty',
  description: 'Waxed, with six pockets.',
  price: 2_800,
  backer_limit: 80,
  remaining: 3,
  backers_count: 77,
  variants: single('var_canvas'),
}
export const addOns: readonly Reward[] = [seals, canvasRoll]
