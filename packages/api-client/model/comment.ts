import * as z from 'zod'
import { id, image, rfc2822 } from './wire.ts'

/** Reasons a comment is flagged for (spec 2 §3). */
export const commentFlagReasons = ['INAPPROPRIATE', 'SPAM', 'VIOLENT'] as const

/** Spec 2 §3 "Comment". */
export const comment = z.object({
  id,
  parent_id: id.nullable(),
  /** Null once removed: replies keep their place. */
  text: z.string().nullable(),
  author: z.object({ id, name: z.string(), image: image.nullable(), is_creator: z.boolean() }),
  votes: z.int().min(0),
  /** Whether the person who asks has voted for it. */
  vote: z.boolean(),
  pinned: z.boolean(),
  date: rfc2822,
  edited: rfc2822.nullable(),
  replies_count: z.int().min(0),
})
export type Comment = z.output<typeof comment>
