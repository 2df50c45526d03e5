import { orderStatuses } from '@kindling/validation/rules/order-status'
import * as z from 'zod'
import { line, list } from './bounds.ts'
import { paymentStatuses, pledge } from './pledge.ts'
import { countryCode, id } from './wire.ts'

/** What a creator may pick pledges by; ours, spec 2 §7 shows no fields. Each that is given must hold. */
export const pledgeFilter = z.object({
  text: line.optional(),
  reward_ids: list(id, 100).optional(),
  payment_statuses: list(z.enum(paymentStatuses), 20).optional(),
  order_statuses: list(z.enum(orderStatuses), 20).optional(),
  countries: list(countryCode, 300).optional(),
})
export type PledgeFilter = z.output<typeof pledgeFilter>

/** A pledge as its campaign's team sees it: without the card. */
export const managedPledge = pledge
  .omit({ payment_method: true, next_action: true, failure: true })
  .extend({ order_status: z.enum(orderStatuses) })
export type ManagedPledge = z.output<typeof managedPledge>

/** A filter with a name, kept for later. */
export const pledgeSegment = z.object({
  id,
  name: z.string(),
  filter: pledgeFilter,
  pledges_count: z.int().min(0),
})
export type PledgeSegment = z.output<typeof pledgeSegment>

/** How much goes to one country. */
export const pledgeDestination = z.object({
  country_code: countryCode,
  pledges_count: z.int().min(0),
  quantity: z.int().min(0),
})
export type PledgeDestination = z.output<typeof pledgeDestination>
