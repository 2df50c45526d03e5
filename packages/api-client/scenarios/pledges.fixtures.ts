import type { MyPledge, OwnPledge, PledgeEvent, PledgeMoney, PledgePromises } from '../model/my-pledge.ts'
import type { Pledge } from '../model/pledge.ts'
import { pledgedReward } from './pledged-reward.ts'
import { delivered, failed, kettle, pourOver } from './projects.fixtures.ts'
import { oneKettle } from './rewards.fixtures.ts'
import { address, backer, visa } from './users.fixtures.ts'

export const cart: Pledge = {
  id: 'plg_1',
  project_id: '7',
  status: 'SHOPPING',
  payment_status: null,
  sub_total_usd: 19_000,
  shipping_total: 2_600,
  discount: 0,
  total_usd: 21_600,
  updated: 'Fri, 20 Nov 2026 11:58:00 +0000',
  user_name: backer.name,
  user_email: backer.email,
  shipping_address: address,
  payment_method: null,
  milestone_vote: null,
  coupon: null,
  coupon_terms: null,
  products: [
    {
      reward: pledgedReward(oneKettle),
      reward_variant: {
        id: 'var_moss',
        name: 'Moss',
        image: oneKettle.variants[0]?.image ?? null,
        remaining: null,
      },
      usd_price: 9_500,
      quantity: 2,
      shipping_usd: 2_600,
    },
  ],
  charged_at: null,
  next_action: null,
  failure: null,
}

export const confirmedPledge: Pledge = {
  ...cart,
  status: 'CHECKED_OUT',
  payment_status: 'CHECKED_OUT',
  payment_method: { id: visa.id, brand: visa.brand, last4: visa.last4, expiration: visa.expiration },
  charged_at: kettle.end_time,
}

const card = confirmedPledge.payment_method
const day = 86_400
/** 20 November 2026, 11:58 UTC. */
const changed = Date.parse(cart.updated) / 1000

/** The demo backer's pledges, as their list has them: what needs them first. */
export const myPledges: readonly MyPledge[] = [
  {
    id: 'plg_asked',
    status: 'PROCESSING',
    payment_status: 'PENDING',
    total_usd: 11_000,
    charged_at: pourOver.end_time,
    payment_method: card,
    next_action: { kind: 'confirm_payment', url: '/bank/5/plg_asked' },
    project: pourOver,
    vote_waits: false,
    on_its_way: false,
    refunded: false,
    refunded_usd: 0,
    updated_at: changed - 600,
    items: [{ title: 'The full set', variant: 'Sand glaze', quantity: 1 }],
  },
  {
    id: 'plg_kettle',
    status: 'CHECKED_OUT',
    payment_status: 'CHECKED_OUT',
    total_usd: 21_600,
    charged_at: kettle.end_time,
    payment_method: card,
    next_action: null,
    project: kettle,
    vote_waits: false,
    on_its_way: false,
    refunded: false,
    refunded_usd: 0,
    updated_at: changed,
    items: [{ title: 'One kettle', variant: 'Moss', quantity: 2 }],
  },
  {
    id: 'plg_delivered',
    status: 'COMPLETED',
    payment_status: 'COMPLETED',
    total_usd: 10_700,
    charged_at: null,
    payment_method: card,
    next_action: null,
    project: delivered,
    vote_waits: false,
    on_its_way: false,
    refunded: false,
    refunded_usd: 0,
    updated_at: changed - 200 * day,
    items: [{ title: 'One lantern', variant: '', quantity: 1 }],
  },
  {
    id: 'plg_cancelled',
    status: 'FAILED',
    payment_status: 'CANCELLED',
    total_usd: 1_800,
    charged_at: failed.end_time,
    payment_method: card,
    next_action: null,
    project: failed,
    vote_waits: false,
    on_its_way: false,
    refunded: false,
    refunded_usd: 0,
    updated_at: changed - 30 * day,
    items: [{ title: 'One pen', variant: '', quantity: 1 }],
  },
]

const happened = { total_usd: null, item: null, from: null, to: null, last4: null }

/** What happened to the demo backer's pledge for two kettles, the newest first. */
export const pledgeHistory: readonly PledgeEvent[] = [
  { ...happened, kind: 'card', at: changed, total_usd: 21_600, last4: visa.last4 },
  {
    ...happened,
    kind: 'quantity',
    at: changed - 2 * day,
    total_usd: 21_600,
    item: 'One kettle, Moss',
    from: 1,
    to: 2,
  },
  { ...happened, kind: 'address', at: changed - 3 * day, total_usd: 10_800 },
  { ...happened, kind: 'pledged', at: changed - 4 * day, total_usd: 10_800 },
]

/** What changed since a pledge was confirmed: a milestone and a delivery are later, a part was added. */
export const pledgePromises: PledgePromises = {
  at: changed - 4 * day,
  rows: [
    { kind: 'milestone', name: 'First 500 made', was: 1_821_398_400, now: 1_821_398_400, by: 0 },
    { kind: 'milestone', name: 'Delivered', was: 1_827_964_800, now: 1_829_520_000, by: 18 },
    { kind: 'delivery', name: 'One kettle', was: 1_825_027_200, now: 1_827_619_200, by: 1 },
    { kind: 'price', name: 'One kettle', was: 10_800, now: 10_800, by: 0 },
    { kind: 'contents', name: 'One kettle', was: 3, now: 4, added: ['Brush'], removed: [] },
  ],
}

/** What a pledge's page shows beside it before the charge. */
export const notCharged = {
  money: [],
  order: {
    status: 'NONE',
    carrier: '',
    tracking_number: '',
    received_at: null,
    refund_asked_at: null,
    address_locks_at: null,
  },
  vote_open: false,
  promises: pledgePromises,
  add_ons: [],
} satisfies Pick<OwnPledge, 'money' | 'order' | 'vote_open' | 'promises' | 'add_ons'>

/** Where the money of {@link confirmedPledge} is in the middle of its project. */
export const pledgeMoney: readonly PledgeMoney[] = [
  { milestone_id: null, milestone: null, held: 0, released: 8_640, refunded: 0 },
  { milestone_id: 'mst_tooling', milestone: 'Tooling signed off', held: 0, released: 4_320, refunded: 0 },
  { milestone_id: 'mst_made', milestone: 'First 500 made', held: 5_400, released: 0, refunded: 0 },
  { milestone_id: 'mst_delivered', milestone: 'Delivered', held: 1_240, released: 0, refunded: 2_000 },
]
