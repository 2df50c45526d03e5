import * as z from 'zod'
import { id, unixSeconds } from './wire.ts'

/** One message about a pledge, between its backer and the project's team. */
export const pledgeMessage = z.object({
  id,
  from: z.enum(['backer', 'team']),
  /** Who wrote it; empty: a person without a name. */
  author: z.string(),
  /** Null: a moderator removed it. */
  text: z.string().nullable(),
  at: unixSeconds,
  /** When the other side read it; null: not yet. */
  read_at: unixSeconds.nullable(),
  /** The caller has reported it. */
  flagged: z.boolean(),
})
export type PledgeMessage = z.output<typeof pledgeMessage>
