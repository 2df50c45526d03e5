import * as z from 'zod'
import { id, unixSeconds } from './wire.ts'

/** One message about a pledge, between its backer and the project's team. */
export const pledgeMessage = z.object({
  id,
  from: z.enum(['backer', 'team']),
  /** Who wrote it; empty: a person without a name. */
  author: z.string(),
  text: z.string(),
  at: unixSeconds,
  /** When the other side read it; null: not yet. */
  read_at: unixSeconds.nullable(),
})
export type PledgeMessage = z.output<typeof pledgeMessage>
