import * as z from 'zod'
import { cents, id, percent, unixSeconds } from './wire.ts'

/**
 * A voter's voice: their own, or shared with accounts that paid with the same card. `given`: one of these answered
 * first, and that answer counts for all of them.
 */
export const voterVoice = z.enum(['own', 'shared', 'given'])
export type VoterVoice = z.output<typeof voterVoice>

/** A vote of confidence about a milestone (decisions 2 §5). Nobody's own answer is in it but the caller's. */
export const milestoneVote = z.object({
  id,
  milestone_id: id,
  /** Title of the milestone. */
  title: z.string(),
  /** Percent of the campaign that the milestone releases. */
  funds: percent,
  /** The creator says that the milestone is complete. */
  complete: z.boolean(),
  /** 2: once more, after a late milestone was completed. */
  round: z.int().min(1),
  opens_at: unixSeconds,
  closes_at: unixSeconds,
  closed_at: unixSeconds.nullable(),
  /** Voices, fixed when it opened: people, where those who paid with the same card are one. */
  voters: z.int().min(0),
  no_confidence: z.int().min(0),
  confidence: z.int().min(0),
  /** Null: open, or ended because another vote carried. */
  result: z.enum(['carried', 'not_carried']).nullable(),
  /** Cents still held for this milestone, and for all of the project. */
  held: cents,
  held_in_all: cents,
  /** The caller's answer; null where they may not vote. `refund` is null while they are silent. */
  own: z.object({ refund: z.boolean().nullable(), answers: z.int().min(0), voice: voterVoice }).nullable(),
})
export type MilestoneVote = z.output<typeof milestoneVote>

/** Where the caller's money in the project is, in cents. */
export const ownMoney = z.object({
  pledged: cents,
  paid_out: cents,
  refunded: cents,
  held: z.array(z.object({ milestone_id: id.nullable(), title: z.string(), amount: cents })),
  /** The card that refunds go to. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
export type OwnMoney = z.output<typeof ownMoney>
