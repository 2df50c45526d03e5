import type { listComments, listReplies } from '@kindling/api-client/contract/comments'
import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import type { Comment, CommentThread } from '@kindling/api-client/model/comment'

type ThreadsPage = AnswerOf<typeof listComments>
type RepliesPage = AnswerOf<typeof listReplies>

/** A discussion on the screen. It changes only by what its reader does. */
export interface Threads {
  readonly threads: readonly CommentThread[]
  /** All comments, replies included. */
  readonly total: number
  /** Cursor of the next page; null after the last one. */
  readonly next: string | null
  /** Cursors of threads whose replies go on. */
  readonly nextReplies: Readonly<Record<string, string>>
}

/** Entries of both lists, each once; those of the second are the newer reading. */
function joined<Item extends { readonly id: string }>(
  shown: readonly Item[],
  added: readonly Item[],
): Item[] {
  const byId = new Map([...shown, ...added].map((each) => [each.id, each]))
  return [...byId.values()]
}

export const opened = ({ comments, meta }: ThreadsPage): Threads => ({
  threads: comments,
  total: meta.total_count,
  next: meta.next,
  nextReplies: {},
})

export const withPage = (shown: Threads, { comments, meta }: ThreadsPage): Threads => ({
  ...shown,
  threads: joined(shown.threads, comments),
  total: meta.total_count,
  next: meta.next,
})

const changed = (
  shown: Threads,
  isMeant: (thread: CommentThread) => boolean,
  change: (thread: CommentThread) => CommentThread,
): Threads => ({ ...shown, threads: shown.threads.map((each) => (isMeant(each) ? change(each) : each)) })

/** The replies that a thread shows, the oldest first. */
export function withReplies(shown: Threads, threadId: string, { comments, meta }: RepliesPage): Threads {
  const { [threadId]: _, ...others } = shown.nextReplies
  const after = changed(
    shown,
    ({ id }) => id === threadId,
    (thread) => ({
      ...thread,
      replies_count: Math.max(thread.replies_count, meta.total_count),
      replies: joined(thread.replies, comments).sort((a, b) => Date.parse(a.date) - Date.parse(b.date)),
    }),
  )
  return { ...after, nextReplies: meta.next === null ? others : { ...others, [threadId]: meta.next } }
}

/** A comment as the platform gives it now, in its place. */
export const withChange = (shown: Threads, comment: Comment): Threads =>
  changed(
    shown,
    ({ id }) => id === comment.id || id === comment.parent_id,
    (thread) =>
      thread.id === comment.id
        ? { ...thread, ...comment }
        : {
            ...thread,
            replies: thread.replies.map((reply) => (reply.id === comment.id ? comment : reply)),
          },
  )

/** Only one is pinned: the mark of another goes. */
export const withPin = (shown: Threads, comment: Comment): Threads =>
  withChange(
    changed(
      shown,
      ({ pinned }) => pinned,
      (thread) => ({ ...thread, pinned: false }),
    ),
    comment,
  )

const afterPinned = (threads: readonly CommentThread[]) => threads.findLastIndex(({ pinned }) => pinned) + 1

/** What was just written: a thread stands first, a reply last in its thread. */
export function withWritten(shown: Threads, comment: Comment): Threads {
  const total = shown.total + 1
  if (comment.parent_id === null)
    return {
      ...shown,
      total,
      threads: shown.threads.toSpliced(afterPinned(shown.threads), 0, { ...comment, replies: [] }),
    }
  const after = changed(
    shown,
    ({ id }) => id === comment.parent_id,
    (thread) => ({
      ...thread,
      replies_count: thread.replies_count + 1,
      replies: [...thread.replies, comment],
    }),
  )
  return { ...after, total }
}

/** What was removed keeps its place while its reader looks at it. */
export function withoutComment(shown: Threads, id: string, by: 'AUTHOR' | 'TEAM'): Threads {
  const gone = { text: null, author: null, removed: by, pinned: false } as const
  const threads = shown.threads.map((thread) => {
    if (thread.id === id) return { ...thread, ...gone }
    if (!thread.replies.some((reply) => reply.id === id)) return thread
    return {
      ...thread,
      replies_count: thread.replies_count - 1,
      replies: thread.replies.filter((reply) => reply.id !== id),
    }
  })
  return { ...shown, threads, total: Math.max(0, shown.total - 1) }
}

export const withFlag = (shown: Threads, id: string): Threads => ({
  ...shown,
  threads: shown.threads.map((thread) => ({
    ...thread,
    flagged: thread.flagged || thread.id === id,
    replies: thread.replies.map((reply) => (reply.id === id ? { ...reply, flagged: true } : reply)),
  })),
})

/** Threads of others that began after `since`, and are not shown. */
export const newsIn = (
  shown: Threads,
  { comments }: ThreadsPage,
  { since, ownId }: { readonly since: number; readonly ownId: string | undefined },
): CommentThread[] => {
  const known = new Set(shown.threads.map(({ id }) => id))
  return comments.filter(
    ({ id, author, date }) => !known.has(id) && author?.id !== ownId && Date.parse(date) > since,
  )
}

/** The reader asked for what is new: it stands first, below the pinned thread. */
export const withNews = (shown: Threads, news: readonly CommentThread[], total: number): Threads => ({
  ...shown,
  total,
  threads: shown.threads.toSpliced(afterPinned(shown.threads), 0, ...news.filter(({ pinned }) => !pinned)),
})

/** The newest moment of a page, in milliseconds; 0 if it is empty. */
export const newestOf = ({ comments }: ThreadsPage): number =>
  Math.max(0, ...comments.map(({ date }) => Date.parse(date)))
