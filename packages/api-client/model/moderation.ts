import { projectStatuses } from '@kindling/validation/permissions'
import {
  caseKinds,
  moderationActs,
  moderationQueues,
  moderationRules,
} from '@kindling/validation/rules/moderation'
import * as z from 'zod'
import { cents, id, rfc2822, unixSeconds } from './wire.ts'

const person = z.object({ id, name: z.string() })
const project = z.object({ id, name: z.string(), vanity_url: z.string().nullable() })

/** Something that waits for a moderator (decisions 2 §8). */
export const moderationCase = z.object({
  /** `project-7`, `storefront-7`, `comment-cmt_…` or `message-msg_…`. */
  id,
  queue: z.enum(moderationQueues),
  kind: z.enum(caseKinds),
  project,
  /** The comment or message; null where it is about the project. */
  text: z.string().nullable(),
  /** Flags since a moderator last looked. */
  flags: z.int().min(0),
  /** The first of these flags, or when review was asked for, a comment hidden, or a project suspended. */
  opened: rfc2822,
  /** When it should be decided; null: no hurry. */
  due: rfc2822.nullable(),
  /** Its team has said something to the last decision. */
  answered: z.boolean(),
})
export type ModerationCase = z.output<typeof moderationCase>

export const moderationFlag = z.object({
  person: person.extend({ backs: z.boolean() }),
  reason: z.enum(['tos_violation', 'fraudulent', 'INAPPROPRIATE', 'SPAM', 'VIOLENT']),
  text: z.string(),
  date: rfc2822,
})
export type ModerationFlag = z.output<typeof moderationFlag>

/** A line of the list of decisions and of the answers to them, which only ever grows. */
export const moderationEntry = z.object({
  id,
  act: z.enum(moderationActs),
  reason: z.string(),
  /** Null where a decision is about no rule, or was made before rules were named. */
  rule: z.enum(moderationRules).nullable(),
  date: rfc2822,
  /** Who decided; of an ANSWER, the member of the team who wrote it. */
  moderator: person,
  case_id: id,
  project,
  /** The creator, or the author of the comment or message. */
  person: person.extend({ blocked: z.boolean() }),
  /** The comment or message as it was then. */
  quote: z.string().nullable(),
})
export type ModerationEntry = z.output<typeof moderationEntry>

/** A case with all that decides it. */
export const moderationCaseDetail = moderationCase.extend({
  is_open: z.boolean(),
  status: z.enum(projectStatuses),
  /** Cents, promised and still so. */
  total_pledged: cents,
  funding_goal: cents,
  backers_count: z.int().min(0),
  end_time: unixSeconds.nullable(),
  rewards_count: z.int().min(0),
  /** Reads the draft of a storefront; null for a published project, which has its page. */
  preview_code: z.string().nullable(),
  /**
   * Of a reported message: which side wrote it, who the backer of its pledge is, and when it was sent. Nothing else of
   * the thread is a moderator's to read.
   */
  message: z.object({ from: z.enum(['backer', 'team']), backer: person, date: rfc2822 }).nullable(),
  /** The creator, or the author of the comment or message. */
  person: person.extend({
    joined: rfc2822,
    verified: z.boolean(),
    blocked: z.boolean(),
    /** May not be blocked: a moderator too. */
    is_moderator: z.boolean(),
    /** Decisions about them before, all cases counted. */
    earlier: z.int().min(0),
  }),
  /** Since the last look, the newest first. */
  people: z.array(moderationFlag),
  /** Decisions about this project, comment or message, the newest first. */
  history: z.array(moderationEntry),
})
export type ModerationCaseDetail = z.output<typeof moderationCaseDetail>
