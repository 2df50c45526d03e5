import type { Pledge } from '../model/pledge.ts'
import { pledgedReward } from './pledged-reward.ts'
import { kettle } from './projects.fixtures.ts'
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
  products: [
    {
      reward: pledgedReward(oneKettle),
      reward_variant: { id: 'var_moss', name: 'Moss', remaining: null },
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
