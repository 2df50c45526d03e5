import type { PledgeProduct } from '../model/pledge.ts'
import type { Reward } from '../model/project.ts'

/** What a line of a pledge says of its reward. */
export const pledgedReward = ({
  id,
  title,
  image,
  is_donation,
  is_addon,
  needs_shipping,
  shipping_cost,
  delivery_date,
  remaining,
  price,
}: Reward): PledgeProduct['reward'] => ({
  id,
  title,
  image,
  is_donation,
  is_addon,
  needs_shipping,
  shipping_cost,
  delivery_date,
  remaining,
  price,
})
