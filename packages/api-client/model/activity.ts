import { teamRoles } from '@kindling/validation/permissions'
import * as z from 'zod'
import { rhythmWeeks } from './rhythm.ts'
import { id, rfc2822, unixSeconds } from './wire.ts'

const role = z.enum(teamRoles)
const of = <const Name extends string, Shape extends z.core.$ZodShape>(name: Name, params: Shape) =>
  z.object({ name: z.literal(name), params: z.object(params) })

/**
 * What happened to a project: its name, and what a sentence about it needs. Amounts are cents. `member` is whom it is
 * about: the name is read with the list, so that none outlives its account.
 */
export const activity = z.discriminatedUnion('name', [
  of('INVITED', { email: z.string(), role }),
  of('INVITE_REMOVED', { email: z.string() }),
  of('JOINED', { role }),
  of('ROLE_CHANGED', { member: z.string(), from: role, to: role }),
  of('MEMBER_REMOVED', { member: z.string() }),
  of('LEFT', {}),
  of('CREATED', {}),
  /** `starts_at`: now, or a moment ahead. */
  of('PUBLISHED', { starts_at: unixSeconds }),
  of('REVIEW_ASKED', {}),
  of('REVIEW_TAKEN_BACK', {}),
  of('MODERATOR_ANSWERED', {}),
  of('REVIEW_APPROVED', { reason: z.string() }),
  of('REVIEW_CHANGES_ASKED', { reason: z.string() }),
  of('CLOSED', {}),
  of('CAMPAIGN_ENDED', { successful: z.boolean(), cents: z.int() }),
  of('SUSPENDED', { reason: z.string() }),
  of('RESTORED', { reason: z.string() }),
  of('ENDED', { reason: z.string() }),
  of('MILESTONE_COMPLETED', { milestone: z.string() }),
  /** The date it had, and the one it has now. */
  of('MILESTONE_MOVED', { milestone: z.string(), was: unixSeconds, date: unixSeconds }),
  of('FUNDS_RELEASED', { cents: z.int() }),
  of('REFUNDED', { cents: z.int(), reason: z.string() }),
  of('WITHDRAWN', { cents: z.int() }),
  of('BANK_ACCOUNT_CHANGED', { last4: z.string() }),
  of('PREVIEW_RENEWED', {}),
  of('RHYTHM_PROMISED', { weeks: rhythmWeeks }),
])
export type Activity = z.output<typeof activity>

/** A line of the activity list. */
export const activityEntry = z.object({
  id,
  /** Null where time did it; a moderator is not named. */
  who: z.object({ name: z.string(), is_moderator: z.boolean() }).nullable(),
  what: activity,
  date: rfc2822,
})
export type ActivityEntry = z.output<typeof activityEntry>
