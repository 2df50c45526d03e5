import * as z from 'zod'
import { id, image, unixSeconds } from './wire.ts'

export const bonusEntryStates = ['WAITING', 'ACCEPTED', 'DECLINED'] as const

/** What a backer sent for a bonus. */
export const bonusEntry = z.object({
  id,
  /** Of the backer; empty where they have none. */
  name: z.string(),
  text: z.string(),
  image: image.nullable(),
  state: z.enum(bonusEntryStates),
  /** Why it was declined; null otherwise. Only its backer and the team read it. */
  reason: z.string().nullable(),
  date: unixSeconds,
})
export type BonusEntry = z.output<typeof bonusEntry>

/** A task that the team offers its backers, and what it gives; its fields are ours (decisions 2 §6). */
export const bonus = z.object({
  id,
  title: z.string(),
  description: z.string(),
  gives: z.string(),
  /** Entries it may accept; null: any number. */
  places: z.int().nullable(),
  /** Null: until it is closed. */
  open_until: unixSeconds.nullable(),
  /** Takes entries now: neither closed, nor over, nor full. */
  is_open: z.boolean(),
  /** Entries that backers have sent in, and those that are accepted. */
  submissions_count: z.int().min(0),
  accepted_count: z.int().min(0),
  /** Entries that nobody has read yet; null for readers outside the team. */
  waiting_count: z.int().min(0).nullable(),
  /** The newest that are accepted. */
  entries: z.array(bonusEntry),
  /** What the reader sent. */
  own_entry: bonusEntry.nullable(),
  date: unixSeconds,
})
export type Bonus = z.output<typeof bonus>
