import * as z from 'zod'
import { cents, id, unixSeconds } from './wire.ts'

/** Where all money of a project is, in cents: parts, available, on its way and fees. */
export const projectMoney = z.object({
  /** The initial payout, then the milestones by date; without any money too. */
  parts: z.array(
    z.object({
      /** Null: the initial payout. */
      milestone_id: id.nullable(),
      held: cents,
      released: cents,
      refunded: cents,
      /** What was decided about it, and when; null while it is held. */
      outcome: z.enum(['released', 'refunded']).nullable(),
      decided_at: unixSeconds.nullable(),
    }),
  ),
  /** Released, and still there. */
  available: cents,
  /** On its way to the bank. */
  on_its_way: cents,
  /** What the bank has taken. */
  paid_out: cents,
  /** Listing fees taken from what was released. */
  fees: cents,
})
export type ProjectMoney = z.output<typeof projectMoney>
