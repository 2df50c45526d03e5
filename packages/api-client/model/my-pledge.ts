import * as z from 'zod'
import { pledge } from './pledge.ts'
import { projectSummary } from './project.ts'
import { cents, unixSeconds } from './wire.ts'

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
  'card',
  'charged',
  'charge_failed',
  'cancelled',
] as const
export type PledgeEventKind = (typeof pledgeEventKinds)[number]

/** One line of a pledge's history; what it does not concern is null. */
export const pledgeEvent = z.object({
  kind: z.enum(pledgeEventKinds),
  at: unixSeconds,
  /** Cents: the total after it, or the amount that was charged. */
  total_usd: cents.nullable(),
  /** The reward and variant whose quantity changed, and how. */
  item: z.string().nullable(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Last digits of the card. */
  last4: z.string().nullable(),
})
export type PledgeEvent = z.output<typeof pledgeEvent>

/** A pledge with all that its own page shows. */
export const ownPledge = z.object({ pledge, project: projectSummary, history: z.array(pledgeEvent) })
export type OwnPledge = z.output<typeof ownPledge>
