import { orderStatuses } from '@kindling/validation/rules/order-status'
import * as z from 'zod'
import { pledge, pledgeChoice } from './pledge.ts'
import { projectSummary } from './project.ts'
import { cents, id, unixSeconds } from './wire.ts'

/** One row of a backer's own pledges: what a card shows before it is opened. */
export const myPledge = pledge
  .pick({
    id: true,
    status: true,
    payment_status: true,
    total_usd: true,
    charged_at: true,
    payment_method: true,
    next_action: true,
  })
  .extend({
    project: projectSummary,
    /** A vote about the project is open that this person may answer and has not. */
    vote_waits: z.boolean(),
    /** It was sent, and its backer has not said that it arrived. */
    on_its_way: z.boolean(),
    /** It was paid, and all of it went back. */
    refunded: z.boolean(),
    /** Cents that went back so far, of `total_usd`. */
    refunded_usd: cents,
    /** When it was last changed. */
    updated_at: unixSeconds,
    items: z.array(z.object({ title: z.string(), variant: z.string(), quantity: z.int().min(1) })),
  })
export type MyPledge = z.output<typeof myPledge>

/** What happens to a pledge after its cart. */
export const pledgeEventKinds = [
  'pledged',
  'quantity',
  'address',
  'address_by_team',
  'card',
  'charged',
  'charge_failed',
  'cancelled',
  'refunded',
] as const
export type PledgeEventKind = (typeof pledgeEventKinds)[number]

/** One line of a pledge's history; what it does not concern is null. */
export const pledgeEvent = z.object({
  kind: z.enum(pledgeEventKinds),
  at: unixSeconds,
  /** Cents: the total after it, or the amount that was charged or sent back. */
  total_usd: cents.nullable(),
  /** The reward and variant whose quantity changed, and how. */
  item: z.string().nullable(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Last digits of the card. */
  last4: z.string().nullable(),
})
export type PledgeEvent = z.output<typeof pledgeEvent>

/** Where a part of a charged pledge's money is, in cents. All parts together come to its total. */
export const pledgeMoney = z.object({
  milestone_id: id.nullable(),
  /** Title of the milestone that releases it; null: the initial part, or all of an order. */
  milestone: z.string().nullable(),
  held: cents,
  released: cents,
  refunded: cents,
})
export type PledgeMoney = z.output<typeof pledgeMoney>

/** The parcel of a pledge, and what its backer said about it. */
export const pledgeOrder = z.object({
  status: z.enum(orderStatuses),
  carrier: z.string(),
  tracking_number: z.string(),
  received_at: unixSeconds.nullable(),
  refund_asked_at: unixSeconds.nullable(),
  /** From then on the address may not change; null: no lock is planned. */
  address_locks_at: unixSeconds.nullable(),
})
export type PledgeOrder = z.output<typeof pledgeOrder>

/** One promise, as it was and as it is: see `rules/promise-diff`. */
export const promiseRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['milestone', 'delivery', 'price']),
    name: z.string(),
    /** Unix seconds, or cents of a price; null: none. */
    was: z.int().nullable(),
    now: z.int().nullable(),
    /** Days of a milestone, months of a delivery, cents of a price. */
    by: z.int(),
  }),
  z.object({
    kind: z.literal('contents'),
    name: z.string(),
    /** How many parts. */
    was: z.int(),
    now: z.int(),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
  z.object({ kind: z.literal('title'), name: z.string(), was: z.string(), now: z.string() }),
])

/** What was promised when a pledge was confirmed, beside what stands now. */
export const pledgePromises = z.object({ at: unixSeconds, rows: z.array(promiseRow) })
export type PledgePromises = z.output<typeof pledgePromises>

/** A pledge with all that its own page shows. */
export const ownPledge = z.object({
  pledge,
  project: projectSummary,
  history: z.array(pledgeEvent),
  /** Empty until it is charged. */
  money: z.array(pledgeMoney),
  order: pledgeOrder,
  /** A vote is open in which this person may answer. */
  vote_open: z.boolean(),
  /** Null: it was confirmed before promises were stored. */
  promises: pledgePromises.nullable(),
  /** Add-ons that it does not hold and that are sent to its address; none where its quantities may not change. */
  add_ons: z.array(pledgeChoice),
})
export type OwnPledge = z.output<typeof ownPledge>
