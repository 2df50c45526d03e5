import * as z from 'zod'
import { id, image, rfc2822 } from './wire.ts'

/** Reasons a comment is flagged for (spec 2 §3). */
export const commentFlagReasons = ['INAPPROPRIATE', 'SPAM', 'VIOLENT'] as const

/** How the writer of a comment belongs to its project. */
export const commentRoles = ['CREATOR', 'TEAM', 'BACKER'] as const

/** Why a comment is not shown: its writer, the team or a moderator removed it, or three people flagged it. */
export const commentRemovals = ['AUTHOR', 'TEAM', 'MODERATOR', 'FLAGS'] as const

/** Spec 2 §3 "Comment". */
export const comment = z.object({
  id,
  /** The thread of a reply; null for what begins one. */
  parent_id: id.nullable(),
  /** Null once removed: replies keep their place. */
  text: z.string().nullable(),
  removed: z.enum(commentRemovals).nullable(),
  /** Null once removed. `name` is empty where they gave none. */
  author: z.object({ id, name: z.string(), image: image.nullable(), role: z.enum(commentRoles) }).nullable(),
  /** The reply that a deeper answer answers; null if it answers the thread. */
  answers: z.object({ id, name: z.string() }).nullable(),
  votes: z.int().min(0),
  /** Whether the person who asks has voted for it. */
  vote: z.boolean(),
  /** Whether the person who asks has flagged it. */
  flagged: z.boolean(),
  pinned: z.boolean(),
  date: rfc2822,
  edited: rfc2822.nullable(),
  replies_count: z.int().min(0),
})
export type Comment = z.output<typeof comment>

/** A comment that begins a thread, with its first replies. */
export const commentThread = comment.extend({ replies: z.array(comment) })
export type CommentThread = z.output<typeof commentThread>

/** What a person may do in a discussion. */
export const commentPermission = z.object({
  can_comment: z.boolean(),
  /** What it takes to comment; null if they may. */
  needs: z.enum(['LOG_IN', 'PLEDGE']).nullable(),
  /** May remove others' comments, and pin one. */
  can_moderate: z.boolean(),
})
export type CommentPermission = z.output<typeof commentPermission>
