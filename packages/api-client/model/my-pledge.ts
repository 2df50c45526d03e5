import * as z from 'zod'
import { pledge } from './pledge.ts'
import { projectSummary } from './project.ts'
import { unixSeconds } from './wire.ts'

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
