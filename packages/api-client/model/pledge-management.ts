import { orderStatuses } from '@kindling/validation/rules/order-status'
import { exportFormats, paymentStatuses, pledgeWaits } from '@kindling/validation/rules/pledge-list'
import * as z from 'zod'
import { line, list } from './bounds.ts'
import { pledgeEvent, pledgeMoney } from './my-pledge.ts'
import { pledge } from './pledge.ts'
import { countryCode, id, unixSeconds } from './wire.ts'

/** What a creator may pick pledges by; ours, spec 2 §7 shows no fields. Each that is given must hold. */
export const pledgeFilter = z.object({
  text: line.optional(),
  reward_ids: list(id, 100).optional(),
  payment_statuses: list(z.enum(paymentStatuses), 20).optional(),
  order_statuses: list(z.enum(orderStatuses), 20).optional(),
  countries: list(countryCode, 300).optional(),
  /** Whether its team noted something about it. */
  noted: z.boolean().optional(),
  /** What its backer waits for. */
  waits_for: list(z.enum(pledgeWaits), 10).optional(),
})
export type PledgeFilter = z.output<typeof pledgeFilter>

/** A line of the team's list. */
export const listedPledge = pledge
  .pick({ id: true, status: true, payment_status: true, total_usd: true, user_name: true, user_email: true })
  .extend({
    order_status: z.enum(orderStatuses),
    /** Null: nothing of it is sent. */
    country_code: countryCode.nullable(),
    items: z.array(z.object({ title: z.string(), variant: z.string(), quantity: z.int().min(1) })),
    carrier: z.string(),
    tracking_number: z.string(),
    /** When its backer said that it arrived. */
    received_at: unixSeconds.nullable(),
    address_locks_at: unixSeconds.nullable(),
    pledged_at: unixSeconds,
    /** What its backer waits for: an answer to a request for a refund, or that somebody reads a message. */
    waits_for: z.array(z.enum(pledgeWaits)),
  })
export type ListedPledge = z.output<typeof listedPledge>

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

const pieces = z.int().min(0)

/** Parcels to one country: the pledges that stand, and of those that were charged how far each is. */
export const pledgeDestination = z.object({
  country_code: countryCode,
  /** Charged or not yet. */
  pledges_count: pieces,
  /** Charged, and neither sent nor let go. */
  to_pack: pieces,
  /** Of them, those marked as ready. */
  ready: pieces,
  /** Sent, as the team says. */
  shipped: pieces,
  /** Of them, those that arrived, as their backers say. */
  received: pieces,
  returned: pieces,
  cancelled: pieces,
})
export type PledgeDestination = z.output<typeof pledgeDestination>

/** Pieces of a variant to one country. */
export const itemToPack = z.object({
  reward_id: id,
  title: z.string(),
  variant: z.string(),
  country_code: countryCode,
  /** Of pledges that stand. */
  quantity: pieces,
  /** Of charged ones that are not sent yet. */
  to_pack: pieces,
})
export type ItemToPack = z.output<typeof itemToPack>

/** A file of pledges that is being made, or is there. */
export const pledgeExport = z.object({
  id,
  /** Pledges in it so far, and in all. */
  done: pieces,
  total: pieces,
  /** Ours. */
  format: z.enum(exportFormats),
  /** Path of the file on the platform; null until it is made. */
  url: z.string().nullable(),
  expires_at: unixSeconds,
})
export type PledgeExport = z.output<typeof pledgeExport>

/** All that the team's page of a pledge shows. */
export const managedPledgePage = z.object({
  line: listedPledge,
  pledge: managedPledge,
  /** Where its money is; empty until it is charged. */
  money: z.array(pledgeMoney),
  /** The newest first. */
  history: z.array(pledgeEvent),
  /** Why its backer asked for a refund, and when; null: not asked. */
  refund_asked: z.object({ at: unixSeconds, reason: z.string() }).nullable(),
})
export type ManagedPledgePage = z.output<typeof managedPledgePage>
