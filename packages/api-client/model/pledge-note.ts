import * as z from 'zod'
import { id, unixSeconds } from './wire.ts'

/** What a member of the team noted about a pledge. Its backer never reads it. */
export const pledgeNote = z.object({
  id,
  /** Who wrote it; empty: a person without a name, or a deleted account. */
  author: z.string(),
  /** Whether the caller wrote it, and may therefore edit it. */
  own: z.boolean(),
  text: z.string(),
  at: unixSeconds,
  /** When its author last changed it; null: never. */
  edited_at: unixSeconds.nullable(),
})
export type PledgeNote = z.output<typeof pledgeNote>
