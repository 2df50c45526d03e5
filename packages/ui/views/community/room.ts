import type { Comment, CommentPermission, CommentThread } from '@kindling/api-client/model/comment'
import type { CommentFlagForm } from '@kindling/validation/forms/flag'

/** What people do in a discussion. Each rejects with an `ApiError`. */
export interface DiscussionActions {
  /** Begins a thread, or answers a comment. */
  readonly onWrite: (text: string, answersId: string | null) => Promise<unknown>
  readonly onEdit: (commentId: string, text: string) => Promise<unknown>
  readonly onRemove: (commentId: string) => Promise<unknown>
  readonly onVote: (commentId: string, vote: boolean) => Promise<unknown>
  readonly onPin: (commentId: string, pinned: boolean) => Promise<unknown>
  readonly onFlag: (commentId: string, flag: CommentFlagForm) => Promise<unknown>
  /** Loads more replies of a thread. */
  readonly onReplies: (threadId: string) => Promise<unknown>
}

/** Who reads a discussion, where, and what they may do: the same for every comment of it. */
export interface Room extends DiscussionActions {
  readonly projectId: string
  /** Null for a visitor. `name` is how the person is shown to themself. */
  readonly person: { readonly id: string; readonly name: string; readonly image?: string | undefined } | null
  /** Undefined while it loads: nothing is offered then. */
  readonly permission: CommentPermission | undefined
  /** Unix milliseconds. */
  readonly now: number
}

/** A discussion as it is shown. */
export interface ShownThreads {
  readonly threads: readonly CommentThread[]
  /** All comments, replies included. */
  readonly total: number
  readonly hasMore: boolean
}

export const isOwn = (room: Room, { author }: Comment): boolean =>
  author !== null && author.id === room.person?.id
